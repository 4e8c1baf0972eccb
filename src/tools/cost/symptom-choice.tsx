import { Pane } from '../../components/window.tsx'
import { type PictureFiles, ThemedPicture } from '../kit/themed-picture.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { cost, type SymptomValue, symptoms } from './words.ts'

type SymptomChoiceProps = {
  /** One view behind all panes. */
  view: PictureFiles | undefined
  /** A sprite with a cell for each pane. */
  panes: PictureFiles | undefined
  chosen: SymptomValue | undefined
  onChoose: (value: SymptomValue) => void
}

/** One view through five panes, each with its own trouble and each a radio button. */
export function SymptomChoice({ view, panes, chosen, onChoose }: SymptomChoiceProps) {
  return (
    <fieldset className="cost-symptoms">
      <Pane className="cost-legend">
        <legend>
          <QuestionHeading number={1}>{cost.symptom}</QuestionHeading>
        </legend>
      </Pane>
      <div className="cost-lites">
        {view && <ThemedPicture className="cost-view" files={view} />}
        {symptoms.map(({ value, label }, index) => (
          <label key={value} className="cost-lite">
            <input
              className="tool-input"
              type="radio"
              name="cost"
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={`cost-trouble cost-trouble-${index + 1}`}>{panes && <ThemedPicture files={panes} />}</span>
            <span className="cost-name">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
