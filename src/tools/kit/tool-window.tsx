import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import buttonStyles from '../../components/button.module.css'
import { Icon } from '../../components/inline.tsx'
import { Frame } from '../../components/window.tsx'
import { carry, type Finding, findingHref, showToast } from './carry.ts'
import { writeQuery } from './use-address-state.ts'
import { toolWords } from './words.ts'

/** The answer, in the strip at the top of every tool. */
export type Answer = {
  /** What was said, on one line of a phone; before that, what is asked. */
  readonly said: string
  /** The answer itself: a price, a size, or a few words. */
  readonly figure: string
  readonly unit?: string
  /** A sentence in place of a figure is set smaller. */
  readonly isWords?: boolean
  /** One fact beside it. */
  readonly aside?: { readonly value: string; readonly note: string } | undefined
  /** A sentence elsewhere in the tool that is announced with the answer. */
  readonly also?: string
}

type ToolWindowProps = {
  name: string
  answer: Answer
  /** What goes along to the business. Without it nothing was said yet, and the answer is misted over. */
  finding: Finding | undefined
  /** The questions. */
  children: ReactNode
  /** What the answer is made of. */
  more: ReactNode
  /** Under the figure, such as a ruler. */
  scale?: ReactNode
  className?: string
  moreRef?: Ref<HTMLDivElement>
}

/** The window that every tool is: the answer, the questions, what the answer is made of, and what goes along. */
export function ToolWindow({ name, answer, finding, children, more, scale, className = '', moreRef }: ToolWindowProps) {
  const { said, figure, unit = '', isWords = false, aside, also = '' } = answer
  // It goes along at once, and is shown after what was pressed is painted.
  useEffect(() => carry(name, finding))
  const line = useDeferredValue(finding?.line)
  const size = isWords ? 'tool-words' : figure.length > 11 ? 'tool-long' : ''
  return (
    <Frame hasSill className={`tool-window ${className}`}>
      <div className="tool-strip tool-pane" data-unsaid={line ? undefined : ''}>
        <p className="tool-said">{said}</p>
        <p className={`tool-figure ${size}`}>
          {figure}
          {unit && <span className="tool-unit"> {unit}</span>}
        </p>
        {aside && (
          <p className="tool-aside">
            <b>{aside.value}</b> {aside.note}
          </p>
        )}
        {scale}
      </div>
      <div className="tool-ask">{children}</div>
      <div className="tool-more tool-pane" ref={moreRef} tabIndex={-1}>
        {more}
      </div>
      {line && (
        <div className="tool-along tool-pane">
          <p>
            <b>{toolWords.along}</b> <q>{line}</q>
          </p>
          <div className="tool-line">
            <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={findingHref(line)}>
              <Icon name="text" />
              {toolWords.textUsThis}
            </a>
            <a className="tool-link" href="#contact">
              {toolWords.request}
              <Icon name="arrow" />
            </a>
            <LinkButton onClick={shareAnswers}>{toolWords.copyLink}</LinkButton>
            <LinkButton onClick={() => print()}>{toolWords.print}</LinkButton>
          </div>
        </div>
      )}
      <Status line={line}>
        {`${said}: ${figure} ${unit}. ${aside ? `${aside.value}, ${aside.note}.` : ''} ${also}`}
      </Status>
    </Frame>
  )
}

/** How long a tool waits after the last change, so that a slider or a stepper does not talk over itself. */
const announceDelayMs = 650

/** An announced answer is taken away again, or a screen reader would find it a second time beside the visible one. */
const announcedMs = 6000

/**
 * Announces the answer to screen readers once nothing has changed for a moment, also where what was said leaves it as it
 * was. On arrival it does not.
 */
function Status({ children, line = '' }: { children: string; line: string | undefined }) {
  const [announced, setAnnounced] = useState('')
  const onArrival = useRef<string>(children + line)
  useEffect(() => {
    if (children + line === onArrival.current) return
    // From now on this is an answer like others.
    onArrival.current = ''
    const timers = [
      setTimeout(setAnnounced, announceDelayMs, children),
      setTimeout(setAnnounced, announceDelayMs + announcedMs, ''),
    ]
    return () => timers.forEach(clearTimeout)
  }, [children, line])
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}

/** Phones offer where to send it; elsewhere the link is copied. */
function shareAnswers({ currentTarget }: MouseEvent<HTMLElement>): void {
  const url = new URL(location.href)
  url.hash = currentTarget.closest('section')?.id ?? ''
  const isPhone = matchMedia('(pointer: coarse)').matches && 'share' in navigator
  const shared = isPhone
    ? navigator.share({ url: url.href })
    : navigator.clipboard.writeText(url.href).then(() => showToast(toolWords.linkCopied))
  shared.catch(({ name }: Error) => {
    const wasCancelled = name === 'AbortError'
    if (!wasCancelled) showToast(toolWords.linkNotCopied)
  })
}

type Choice = { readonly label: string; readonly note?: string }

type PaneChoicesProps<Value extends string> = {
  type: 'radio' | 'checkbox'
  name: string
  /** What can be chosen, by the value of its input. */
  choices: Readonly<Partial<Record<Value, Choice>>>
  isChosen: (value: Value) => boolean
  /** `isPressed` tells a tap or a click from a key. */
  onChoose: (value: Value, isChosen: boolean, isPressed: boolean) => void
  picture?: (value: Value) => ReactNode
}

/** Choices that are drawn panes, each with its name on the rail under it. */
export function PaneChoices<Value extends string>(props: PaneChoicesProps<Value>) {
  const { type, name, choices, isChosen, onChoose, picture } = props
  const all = Object.entries(choices as Record<Value, Choice>) as [Value, Choice][]
  return all.map(([value, { label, note }]) => (
    <label key={value} className="tool-lite">
      <input
        className="tool-input fill"
        type={type}
        name={name}
        value={value}
        checked={isChosen(value)}
        onChange={({ target, nativeEvent }) => onChoose(value, target.checked, (nativeEvent as UIEvent).detail > 0)}
      />
      {picture?.(value)}
      <span className="tool-plate">
        {label} {note && <small>{note}</small>}
      </span>
      <Icon name="check" />
    </label>
  ))
}

/** The paths of a picture's files, by theme: light and dark. */
export type PictureFiles = readonly string[]

type ThemedPictureProps = {
  files: PictureFiles | undefined
  className?: string
  /** How far down its sprite the picture is, from 0 to 1. */
  down?: number
}

/** Both themes' pictures are in the page; the hidden one is lazy, so it is never fetched. */
export function ThemedPicture({ files, className = '', down }: ThemedPictureProps) {
  return files?.map((file, position) => (
    <img
      key={position}
      className={`${className} ${position === 0 ? 'light' : 'dark'}-only`}
      style={down ? { objectPosition: `0 ${100 * down}%` } : undefined}
      src={file}
      alt=""
      loading="lazy"
    />
  ))
}

export type PricedRow = { readonly name: string; readonly value: string; readonly note?: string | undefined }

/** What is done, with its price, and why. */
export function PricedRows({ rows }: { rows: readonly PricedRow[] }) {
  return (
    <dl className="tool-rows">
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="tool-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** A button that looks like a link. */
export function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" className="tool-link" {...props} />
}

type LinkToToolProps = { to: string; query: Readonly<Record<string, string>>; children: string }

/** Leads to another tool with what was said, if the footer of the page has a link to that tool. */
export function LinkToTool({ to, query, children }: LinkToToolProps) {
  const link = document.querySelector<HTMLAnchorElement>(`[data-tool-link="${to}"]`)
  if (!link) return null
  return (
    <a className="tool-link" href={`${link.pathname}${writeQuery('', query)}${link.hash}`}>
      {children}
    </a>
  )
}
