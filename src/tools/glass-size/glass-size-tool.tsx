import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { type Answer, PricedRows, ToolLink, ToolWindow } from '../kit/tool-window.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { PaperChoice, PhotoPane, TypedSides } from './ask-pane.tsx'
import { findAsked, type Marking, measureMarking, type Picture, startMarking, undo } from './marking.ts'
import type { Fault, GlassSize, PaperName } from './measure-glass.ts'
import { CornerMap, Stage } from './stage.tsx'
import {
  convert,
  describeFinding,
  describeSides,
  fromPhoto,
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
  const [paper, setPaper] = useState<PaperName>('letter')
  const [marking, setMarking] = useState<Marking | null>(null)
  // A slow phone tells of several moves before it draws the first, so each step is made from the newest marking.
  const newest = useRef<Marking>(null)
  // What was known of the window before this photo stays until the photo has given a size.
  const before = useRef<WindowSize>(null)
  const stage = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLFieldSetElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLDivElement>(null)

  const size = windows[current] ?? unknownSize
  const result = marking && measureMarking(marking, paper)
  const isSeveral = current > 0 || windows.length > 1
  const finding = useMemo(() => describeFinding(windows), [windows])

  function keep(next: WindowSize) {
    setWindows([...windows.slice(0, current), next, ...windows.slice(current + 1)])
  }

  function mark(step: (now: Marking) => Marking) {
    const next = newest.current && step(newest.current)
    if (!next || next === newest.current) return
    newest.current = next
    setMarking(next)
    if (!next.held) keepMeasured(next, paper)
  }

  function keepMeasured(next: Marking, sheet: PaperName) {
    const { file } = next.picture
    // The drawn window is nobody's.
    if (!file) return
    before.current ??= size
    const measured = measureMarking(next, sheet)
    keep(measured && typeof measured !== 'string' ? { ...fromPhoto(measured), photo: file } : before.current)
  }

  function choosePaper(name: PaperName) {
    setPaper(name)
    if (marking) keepMeasured(marking, name)
  }

  function show(next: Marking | null) {
    newest.current = next
    before.current = null
    flushSync(() => setMarking(next))
  }

  function open(picture: Picture) {
    show(startMarking(picture))
    goTo(stage.current)
  }

  function undoCorner() {
    mark(undo)
    // The button that was pressed goes with the last corner.
    if (newest.current?.corners.length === 0) stage.current?.focus({ preventScroll: true })
  }

  function leave() {
    show(null)
    picker.current?.focus({ preventScroll: true })
  }

  function goToWindow(position: number) {
    show(null)
    flushSync(() => setCurrent(position))
    goTo(fields.current)
  }

  function remove(position: number) {
    show(null)
    const left = windows.filter((_, index) => index !== position)
    setWindows(left)
    flushSync(() => setCurrent(Math.max(0, left.length - 1)))
    if (left.length > 0) more.current?.focus({ preventScroll: true })
    else goTo(fields.current)
  }

  return (
    <ToolWindow
      name="glass-size"
      answer={describeAnswer(size, marking, result, isSeveral ? words.said.window(current + 1) : words.said.one)}
      finding={finding}
      moreRef={more}
      more={
        <>
          {marking?.picture.file && <PaperChoice paper={paper} onPaper={choosePaper} />}
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
        <>
          <Stage ref={stage} marking={marking} onChange={mark} />
          <Steps marking={marking} result={result} onUndo={undoCorner} onLeave={leave} />
        </>
      ) : (
        <>
          <TypedSides
            key={current}
            ref={fields}
            legend={words.typed.legend(words.said.window(current + 1))}
            size={size}
            onType={(side, text) => keep({ ...size, [side]: text, tolerance: 0 })}
          />
          <PhotoPane
            ref={picker}
            paper={paper}
            onPaper={choosePaper}
            drawing={drawnWindow?.light ?? ''}
            onPicture={open}
          />
        </>
      )}
    </ToolWindow>
  )
}

/** On a narrow screen the answer, what is asked and what is pressed next then stand between header and call bar. */
function goTo(element: HTMLElement | null): void {
  if (matchMedia('(width < 64rem)').matches) element?.closest('section')?.scrollIntoView()
  else element?.scrollIntoView({ block: 'nearest' })
  element?.focus({ preventScroll: true })
}

type Result = GlassSize | Fault | null

function describeAnswer(size: WindowSize, marking: Marking | null, result: Result, which: string): Answer {
  const { said, faults } = words
  const unknown = describeSides(unknownSize)
  if (marking && !result) {
    const asked = findAsked(marking)
    return { said: said.corner(asked), ...unknown, aside: said.of(asked) }
  }
  if (typeof result === 'string') return { said: faults[result].title, ...unknown }
  const isDrawn = result && !marking?.picture.file
  const shown = isDrawn ? { ...unknownSize, ...fromPhoto(result) } : size
  return {
    said: describeWindow(shown, isDrawn ? said.drawn : which),
    ...describeSides(shown),
    aside: convert(shown),
  }
}

function describeWindow(size: WindowSize, which: string): string {
  const missing = sides.filter((side) => !readSide(size[side]).length)
  if (missing.length === 2) return which === words.said.one ? words.said.nothing : which
  return `${which}, ${missing[0] ? words.said.missing(missing[0]) : saySource(size)}`
}

type StepsProps = { marking: Marking; result: Result; onUndo: () => void; onLeave: () => void }

/** What to do with the picture. */
function Steps({ marking, result, onUndo, onLeave }: StepsProps) {
  const { faults, marking: steps } = words
  const isSize = result && typeof result !== 'string'
  return (
    <div className="size-steps tool-pane">
      <CornerMap marking={marking} />
      <p id="size-steps">
        {typeof result === 'string' ? (
          faults[result].advice
        ) : (
          <>
            {isSize ? steps.done : steps.ask} <small>{isSize ? steps.change : steps.how}</small>
          </>
        )}
      </p>
      {marking.corners.length > 0 && (
        <button type="button" className="tool-link" onClick={onUndo}>
          {steps.undo}
        </button>
      )}
      <button type="button" className="tool-link" onClick={onLeave}>
        {isSize ? steps.keep : steps.leave}
      </button>
    </div>
  )
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
  const rows = windows.map((size, position) => ({ size, position })).filter(({ size }) => isSaid(size))
  const empty = windows.findIndex((size) => !isSaid(size))
  return (
    <>
      <dl className="tool-rows size-list">
        {rows.map(({ size, position }) => (
          <div key={said.window(position + 1)}>
            <dt>
              <button
                type="button"
                className="tool-link"
                aria-current={position === current || undefined}
                onClick={() => onChoose(position)}
              >
                {said.window(position + 1)}
              </button>
            </dt>
            <dd>{sayWindow(size)}</dd>
            <dd className="tool-note">
              {size.tolerance > 0 && list.fromPhoto}
              {saySource(size)}
            </dd>
            <dd>
              <button
                type="button"
                className="size-remove"
                aria-label={list.remove(position + 1)}
                onClick={() => onRemove(position)}
              >
                ×
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {isSaid(windows[current] ?? unknownSize) && windows.length < maxWindows && (
        <p>
          <button type="button" className="tool-link" onClick={() => onChoose(empty < 0 ? windows.length : empty)}>
            {list.another}
          </button>
        </p>
      )}
      <p className="tool-note">
        {list.note} {rows.some(({ size }) => size.photo) && list.photo}
      </p>
      <p>
        <ToolLink to="cost" query={{ cost: `glass.${rows.length}` }}>
          {list.cost}
        </ToolLink>
      </p>
    </>
  )
}
