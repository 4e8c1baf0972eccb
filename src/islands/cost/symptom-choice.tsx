import { Pane } from '../../components/frame.tsx'
import { cost, type SymptomValue, symptoms } from '../../content/cost.ts'
import type { ThemedPicture } from '../tools/mount-tool.tsx'
import { Question } from './question.tsx'

type SymptomChoiceProps = {
  /** One view behind all panes. */
  view: ThemedPicture | undefined
  /** A sprite with a cell for each pane. */
  panes: ThemedPicture | undefined
  chosen: SymptomValue | undefined
  onChoose: (value: SymptomValue) => void
}

/** One view through five panes, each with its own trouble and each a radio button. */
export function SymptomChoice({ view, panes, chosen, onChoose }: SymptomChoiceProps) {
  return (
    <fieldset className="cost-symptoms">
      <Pane className="cost-legend">
        <legend>
          <Question number={1}>{cost.symptom}</Question>
        </legend>
      </Pane>
      <div className="cost-lites">
        {view && <Picture className="cost-view" picture={view} />}
        {symptoms.map(({ value, label }, index) => (
          <label key={value} className="cost-lite">
            <input type="radio" name="cost" value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className={`cost-trouble cost-trouble-${index + 1}`}>{panes && <Picture picture={panes} />}</span>
            <span className="cost-name">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type PictureProps = { picture: ThemedPicture; className?: string }

/** Both are in the page, as everywhere; the hidden one is lazy and never fetched. */
function Picture({ picture: { day, night }, className = '' }: PictureProps) {
  return (
    <>
      <img className={`${className} by-day`.trim()} src={day} alt="" loading="lazy" />
      <img className={`${className} by-night`.trim()} src={night} alt="" loading="lazy" />
    </>
  )
}
