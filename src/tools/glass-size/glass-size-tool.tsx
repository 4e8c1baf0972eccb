import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { type Answer, LinkButton, LinkToTool, PricedRows, ToolWindow } from '../kit/tool-window.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { PaperChoice, PhotoPane, TypedSides } from './ask-pane.tsx'
import { findAsked, type Marking, measureMarking, startMarking } from './marking.ts'
import { Stage } from './stage.tsx'
import {
  describeFinding,
  describeSides,
  isSaid,
  maxWindows,
  readSide,
  saySource,
  sayWindow,
  sides,
  sizesInAddress,
  unknownSize,
  type WindowSize,
} from './window-sizes.ts'
import { glassSize as words } from './words.ts'

/** How big the glass is, window by window: typed, or measured in a photo with a sheet of paper in it. */
export function GlassSizeTool({ pictures: [drawnWindow] }: ToolProps) {
  const [windows, setWindows] = useAddressState(sizesInAddress)
  const [current, setCurrent] = useState(Math.max(0, windows.length - 1))
  const [marking, setMarking] = useState<Marking | null>(null)
  // A slow phone tells of several moves before it draws the first, so each step is made from the newest marking.
  const newest = useRef(marking)
  const size = windows[current] ?? unknownSize
  const finding = describeFinding(windows)
  const which = current > 0 || windows.length > 1 ? words.said.window(current + 1) : words.said.one

  function keep(next: WindowSize) {
    setWindows(windows.toSpliced(current, 1, next))
  }

  function mark(step: (now: Marking) => Marking | null): boolean {
    const next = newest.current && step(newest.current)
    if (!next) return false
    newest.current = next
    setMarking(next)
    // The drawn window is nobody's.
    if (next.picture.file && !next.held) keep(measureMarking(next).size ?? next.before)
    return true
  }

  /** Shows another picture, or none, before the focus goes there. */
  function show(next: Marking | null) {
    newest.current = next
    flushSync(() => setMarking(next))
  }

  function goToWindow(position: number) {
    setCurrent(position)
    show(null)
    goTo('.size-typed')
  }

  function remove(position: number) {
    const left = windows.toSpliced(position, 1)
    setWindows(left)
    setCurrent(Math.max(0, left.length - 1))
    show(null)
    if (left.length > 0) focus('.tool-more')
    else goTo('.size-typed')
  }

  return (
    <ToolWindow
      name="glass-size"
      answer={describeAnswer(size, marking, which)}
      finding={finding}
      more={
        <>
          {marking?.picture.file && (
            <PaperChoice paper={marking.paper} onPaper={(paper) => mark((now) => ({ ...now, paper }))} />
          )}
          {finding ? (
            <SizeList windows={windows} current={current} onChoose={goToWindow} onRemove={remove} />
          ) : (
            <>
              <h3 className="size-title">{words.accuracy.title}</h3>
              <PricedRows rows={words.accuracy.rows} />
              <p className="tool-note">{words.accuracy.note}</p>
            </>
          )}
        </>
      }
    >
      {marking ? (
        <Stage
          marking={marking}
          onChange={mark}
          onLeave={() => {
            show(null)
            focus('.size-pick input')
          }}
        />
      ) : (
        <>
          <TypedSides
            key={current}
            legend={words.typed.legend(words.said.window(current + 1))}
            size={size}
            onType={(side, text) => keep({ ...size, [side]: text, tolerance: 0 })}
          />
          <PhotoPane
            drawing={drawnWindow?.[0] ?? ''}
            onPicture={(picture) => {
              show(startMarking(picture, size))
              goTo('.size-stage')
            }}
          />
        </>
      )}
    </ToolWindow>
  )
}

function focus(selector: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`#size ${selector}`)
  element?.focus({ preventScroll: true })
  return element
}

/** On a narrow screen the answer, what is asked and what is pressed next then stand between header and call bar. */
function goTo(selector: string): void {
  const element = focus(selector)
  if (matchMedia('(width < 64rem)').matches) element?.closest('section')?.scrollIntoView()
  else element?.scrollIntoView({ block: 'nearest' })
}

function describeAnswer(size: WindowSize, marking: Marking | null, which: string): Answer {
  const { said, faults } = words
  const { size: measured, fault } = marking ? measureMarking(marking) : {}
  const shown = measured ?? (marking ? unknownSize : size)
  const answer = describeSides(shown)
  if (fault) return { ...answer, said: faults[fault].title }
  if (marking && !measured) {
    const asked = findAsked(marking)
    return { ...answer, said: said.corner(asked), aside: said.of(asked) }
  }
  const [missing, both] = sides.filter((side) => !readSide(shown[side]).length)
  if (both) return { ...answer, said: which === said.one ? said.nothing : which }
  const pane = marking && !marking.picture.file ? said.drawn : which
  return { ...answer, said: `${pane}, ${missing ? said.missing(missing) : saySource(shown)}` }
}

type SizeListProps = {
  windows: readonly WindowSize[]
  current: number
  onChoose: (position: number) => void
  onRemove: (position: number) => void
}

/** Every window with its size and where that is from. */
function SizeList({ windows, current, onChoose, onRemove }: SizeListProps) {
  const { list, said } = words
  const known = windows.filter(isSaid)
  return (
    <>
      <dl className="tool-rows size-list">
        {windows.map((size, position) => {
          const name = said.window(position + 1)
          return (
            isSaid(size) && (
              <div key={name}>
                <dt>
                  <LinkButton aria-current={position === current || undefined} onClick={() => onChoose(position)}>
                    {name}
                  </LinkButton>
                </dt>
                <dd>{sayWindow(size)}</dd>
                <dd className="tool-note">
                  {size.tolerance > 0 && list.fromPhoto}
                  {saySource(size)}
                </dd>
                <dd>
                  <LinkButton
                    className="tool-link size-remove"
                    aria-label={list.remove(position + 1)}
                    onClick={() => onRemove(position)}
                  >
                    ×
                  </LinkButton>
                </dd>
              </div>
            )
          )
        })}
      </dl>
      {isSaid(windows[current] ?? unknownSize) && windows.length < maxWindows && (
        <p>
          <LinkButton onClick={() => onChoose(windows.length)}>{list.another}</LinkButton>
        </p>
      )}
      <p className="tool-note">
        {list.note} {known.some(({ photo }) => photo) && list.photo}
      </p>
      <p>
        <LinkToTool to="cost" query={{ cost: `glass.${known.length}` }}>
          {list.cost}
        </LinkToTool>
      </p>
    </>
  )
}
