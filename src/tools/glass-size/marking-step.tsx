import buttonStyles from '../../components/button.module.css'
import { adviceId } from './corner-handle.tsx'
import type { Orientation } from './dimensions.ts'
import type { Subject } from './marking.ts'
import type { Fault, GlassSize } from './measure-glass.ts'
import { Result } from './result.tsx'
import { Segments } from './segments.tsx'
import { glassSize } from './words.ts'

const words = glassSize.marking
const subjects = ['paper', 'glass'] as const satisfies Subject[]

type MarkingStepProps = {
  isShown: boolean
  subject: Subject
  orientation: Orientation
  result: GlassSize | Fault | null
  onMark: (subject: Subject) => void
  onOrientation: (orientation: Orientation) => void
  onNext: () => void
  onAdd: (size: GlassSize) => void
  onAgain: () => void
}

/** What is being marked, and the size that comes of it. */
export function MarkingStep(props: MarkingStepProps) {
  const { isShown, subject, orientation, result } = props
  return (
    <div className="glass-size-step" data-shown={isShown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays out what is in it. */}
      <div className="glass-size-tabs" role="group" aria-label={words.question}>
        {subjects.map((one) => (
          <button key={one} type="button" aria-pressed={one === subject} onClick={() => props.onMark(one)}>
            <i className={`glass-size-sign-${one}`} aria-hidden="true" />
            {words[one].name}
          </button>
        ))}
      </div>
      <p className="glass-size-advice" id={adviceId}>
        <span className="glass-size-either">
          {subjects.map((one) => (
            <span key={one} className={one === subject ? '' : 'glass-size-unsaid'}>
              {words[one].advice}
            </span>
          ))}
        </span>{' '}
        <span className="glass-size-keys">{words.keys}</span>
      </p>
      <div className="glass-size-orientation">
        <span id="glass-size-orientation">{glassSize.orientation.label}</span>
        <Segments
          name="glass-size-orientation"
          labelledBy="glass-size-orientation"
          choices={glassSize.orientation.choices}
          chosen={orientation}
          onChoose={props.onOrientation}
        />
      </div>
      <Result result={result} />
      <p className="glass-size-hint">{glassSize.result.note}</p>
      <div className="glass-size-row">
        {subject === 'paper' ? (
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.neutral}`} onClick={props.onNext}>
            {words.next}
          </button>
        ) : (
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.filled}`}
            disabled={result?.kind !== 'size'}
            onClick={() => result?.kind === 'size' && props.onAdd(result)}
          >
            {glassSize.add}
          </button>
        )}
        <button type="button" className="glass-size-link" onClick={props.onAgain}>
          {words.again}
        </button>
      </div>
    </div>
  )
}
