import { Icon } from '../../components/icon.tsx'
import { messages } from '../../content/messages.ts'
import { ContactRow } from '../kit/contact-row.tsx'
import { RequestLink } from '../kit/request-link.tsx'
import type { Answer, Glass } from './find-condensation.ts'
import { type AnswerWords, condensation, writeMessageLine } from './words.ts'

type NextStepsProps = Pick<AnswerWords, 'advice' | 'figures' | 'note'> & {
  answer: Answer
  /** The steps of the other answers are there too, and cannot be seen or reached. */
  isShown: boolean
  glass: Glass
  onStillThere: () => void
}

/** Advice, or prices; then either the question that is left, or the ways to reach us. */
export function NextSteps({ answer, isShown, advice, figures, note, glass, onStillThere }: NextStepsProps) {
  return (
    <div className={isShown ? '' : 'condensation-hidden'}>
      {advice.length > 0 && (
        <ul className="condensation-list">
          {advice.map((line) => (
            <li key={line} className="condensation-advice">
              <Icon name="check" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      {figures.length > 0 && (
        <dl className="condensation-list">
          {figures.map(({ value, description }) => (
            <div key={value} className="condensation-figure">
              <dt>{value}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="condensation-small">{note}</p>}
      {answer === 'between' ? <RepairContact glass={glass} /> : <StillThere onClick={onStillThere} />}
    </div>
  )
}

function StillThere({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="condensation-still" onClick={onClick}>
      {condensation.stillThere}
      <Icon name="arrow" />
    </button>
  )
}

/** Only for the one answer that needs a repair. */
function RepairContact({ glass }: { glass: Glass }) {
  const { label, issue } = condensation.request
  return (
    <ContactRow text={{ label: condensation.text, message: messages.doublePane.text }}>
      <RequestLink tool="condensation" issue={issue} line={writeMessageLine(glass)}>
        {label}
      </RequestLink>
    </ContactRow>
  )
}
