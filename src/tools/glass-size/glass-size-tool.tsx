import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Frame, Pane } from '../../components/window.tsx'
import { addToRequest } from '../kit/add-to-request.ts'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { Status } from '../kit/status.tsx'
import { useHistoryState } from '../kit/use-history-state.ts'
import { MarkedPicture } from './marked-picture.tsx'
import { findOrientation, type Marking, measureMarking, moveCorner, startMarking } from './marking.ts'
import { MarkingStep } from './marking-step.tsx'
import type { GlassSize } from './measure-glass.ts'
import { PhotoExample } from './photo-example.tsx'
import { Segments } from './segments.tsx'
import { StartStep } from './start-step.tsx'
import { TypedStep } from './typed-step.tsx'
import { glassSize, saySize, writeMeasuredLine, writeTypedLine } from './words.ts'

const { ways } = glassSize
const wayChoices = [
  { value: 'photo', label: ways.photo },
  { value: 'typed', label: ways.typed },
] as const

type Kept = {
  way: (typeof wayChoices)[number]['value']
  width: string
  height: string
  /** The line that was added to the message. */
  line: string
}

/** How big is the glass? From a photo with a sheet of paper in it, or typed. */
export function GlassSizeTool({ pictures: [drawnWindow] }: ToolProps) {
  const [kept, setKept] = useHistoryState<Kept>('glass-size', { way: 'photo', width: '', height: '', line: '' })
  const [marking, setMarking] = useState<Marking | null>(null)
  const [added, setAdded] = useState('')
  const stage = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const result = marking && measureMarking(marking)
  const size = result?.kind === 'size' ? result : null

  /** What was added is no longer what is shown. */
  function change(next: Marking | null) {
    setMarking(next)
    setAdded('')
  }

  function type(typed: Partial<Kept>) {
    setKept(typed)
    setAdded('')
  }

  /** Shows the picture, which on a phone is above what was pressed, and goes to its first handle. */
  function goToHandles(next: Marking) {
    flushSync(() => change(next))
    stage.current?.scrollIntoView({ block: 'nearest' })
    stage.current?.querySelector<HTMLElement>(`.glass-size-handle-${next.subject}`)?.focus({ preventScroll: true })
  }

  function startAgain() {
    flushSync(() => change(null))
    input.current?.focus({ preventScroll: true })
  }

  function add(line: string, words: string, photo?: File) {
    addToRequest({ line, replaces: kept.line || undefined, position: 'last', photo })
    setKept({ line })
    setAdded(words)
  }

  function addMeasured(measured: GlassSize) {
    const photo = marking?.picture.file
    add(writeMeasuredLine(measured), photo ? glassSize.added.photo : glassSize.added.drawing, photo)
  }

  return (
    <div className="glass-size-tool">
      <div>
        <Frame hasSill>
          <Pane className="glass-size-stage" ref={stage}>
            {marking ? (
              <MarkedPicture
                marking={marking}
                size={size}
                onMove={(name, by) => change(moveCorner(marking, name, by))}
              />
            ) : (
              <PhotoExample />
            )}
          </Pane>
        </Frame>
      </div>
      <div className="glass-size-panel">
        <span id="glass-size-way" className="visually-hidden">
          {ways.question}
        </span>
        <Segments
          name="glass-size-way"
          labelledBy="glass-size-way"
          choices={wayChoices}
          chosen={kept.way}
          onChoose={(way) => type({ way })}
        />
        <StartStep
          isShown={kept.way === 'photo' && !marking}
          inputRef={input}
          drawing={drawnWindow?.light ?? ''}
          onPicture={(picture) => goToHandles(startMarking(picture))}
        />
        <MarkingStep
          isShown={kept.way === 'photo' && Boolean(marking)}
          subject={marking?.subject ?? 'paper'}
          orientation={marking ? findOrientation(marking) : 'upright'}
          result={result}
          onMark={(subject) => marking && change({ ...marking, subject })}
          onOrientation={(chosenOrientation) => marking && change({ ...marking, chosenOrientation })}
          onNext={() => marking && goToHandles({ ...marking, subject: 'glass' })}
          onAdd={addMeasured}
          onAgain={startAgain}
        />
        <TypedStep
          isShown={kept.way === 'typed'}
          typed={kept}
          onType={type}
          onAdd={(width, height) => add(writeTypedLine(width, height), glassSize.added.typed)}
        />
        <p className="glass-size-added" role="status">
          {added && (
            <>
              {added} <a href="#contact">{glassSize.added.toForm}</a>
            </>
          )}
        </p>
        <Status isChanged={Boolean(result)}>
          {size ? saySize(size) : result?.kind === 'fault' ? glassSize.faults[result.reason] : ''}
        </Status>
      </div>
    </div>
  )
}
