import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/inline.tsx'
import { carry, type Finding, findingHref } from './carry.ts'
import { Status } from './status.tsx'
import { showToast } from './toast.ts'
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
  const hasChanged = useHasChanged(`${said}${figure}${finding?.line ?? ''}`)
  const { line, issue, photos } = finding ?? {}
  useEffect(() => carry(name, line ? { line, issue, photos } : undefined), [name, line, issue, photos])
  const size = isWords ? 'tool-words' : figure.length > 11 ? 'tool-long' : ''
  return (
    <div className={`tool-window ${className}`.trim()}>
      <div className="tool-strip tool-pane" data-unsaid={finding ? undefined : ''}>
        <p className="tool-said">{said}</p>
        <p className={`tool-figure ${size}`.trim()}>
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
      {line && <Along line={line} />}
      <Status isChanged={hasChanged}>
        {`${said}: ${figure} ${unit}. ${aside ? `${aside.value}, ${aside.note}.` : ''} ${also}`}
      </Status>
    </div>
  )
}

/** Nothing is announced for what was there on arrival. */
function useHasChanged(value: string): boolean {
  const first = useRef(value)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && value !== first.current) setChanged(true)
  return hasChanged
}

/** On phones the call bar has the two buttons. */
function Along({ line }: { line: string }) {
  return (
    <div className="tool-along tool-pane">
      <p>
        <b>{toolWords.along}</b> <q>{line}</q>
      </p>
      <div>
        <a className="tool-text-us hidden-on-phones" href={findingHref([line])}>
          <Icon name="text" />
          {toolWords.textUsThis}
        </a>
        <a className="tool-link hidden-on-phones" href="#contact">
          {toolWords.request}
          <Icon name="arrow" />
        </a>
        <button type="button" className="tool-link" onClick={({ currentTarget }) => shareAnswers(currentTarget)}>
          {toolWords.copyLink}
        </button>
        <button type="button" className="tool-link" onClick={() => print()}>
          {toolWords.print}
        </button>
      </div>
    </div>
  )
}

/** Phones offer where to send it; elsewhere the link is copied. */
function shareAnswers(button: HTMLElement): void {
  const url = new URL(location.href)
  url.hash = button.closest('section')?.id ?? ''
  const isPhone = matchMedia('(pointer: coarse)').matches && 'share' in navigator
  const shared = isPhone
    ? navigator.share({ url: url.href })
    : navigator.clipboard.writeText(url.href).then(() => showToast(toolWords.linkCopied))
  shared.catch((error: unknown) => {
    const wasCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!wasCancelled) showToast(toolWords.linkNotCopied)
  })
}

type PaneChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  /** Whether the choice was pressed, not made with a key. */
  onChoose: (isChosen: boolean, isPressed: boolean) => void
  label: string
  /** Under the label. */
  note?: string
  children?: ReactNode
}

/** A choice that is a drawn pane with its name on the rail under it. */
export function PaneChoice({ type, name, value, isChosen, onChoose, label, note, children }: PaneChoiceProps) {
  return (
    <label className="tool-lite">
      <input
        className="tool-input"
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={({ target, nativeEvent }) =>
          onChoose(target.checked, nativeEvent instanceof UIEvent && nativeEvent.detail > 0)
        }
      />
      {children}
      <span className="tool-plate">
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  )
}

export type PricedRow = { readonly name: string; readonly value: string; readonly notes?: readonly string[] }

/** What is done, with its price, and why. */
export function PricedRows({ rows }: { rows: readonly PricedRow[] }) {
  return (
    <dl className="tool-rows">
      {rows.map(({ name, value, notes = [] }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className="tool-note">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

type ToolLinkProps = { to: string; query: Readonly<Record<string, string>>; children: string }

/** Leads to another tool with what was said, if the footer of the page has a link to that tool. */
export function ToolLink({ to, query, children }: ToolLinkProps) {
  const link = document.querySelector<HTMLAnchorElement>(`[data-tool-link="${to}"]`)
  if (!link) return null
  return (
    <a className="tool-link" href={`${link.pathname}${writeQuery('', query)}${link.hash}`}>
      {children}
    </a>
  )
}
