import { useState } from 'react'
import { Quantity } from '../../components/measures.tsx'
import { RequestLink } from '../kit/request-link.tsx'
import { Status } from '../kit/status.tsx'
import { useHistoryState } from '../kit/use-history-state.ts'
import { chooseVerdict } from './choose-verdict.ts'
import { type Answers, questions, repairOrReplace } from './words.ts'

/** Repair it, or replace the glass? Five questions, and a verdict with its reason as soon as there is one. */
export function RepairOrReplaceTool() {
  const [answers, setAnswers] = useHistoryState<Answers>('repair-or-replace', {})
  const [isChanged, setChanged] = useState(false)
  const verdict = chooseVerdict(answers)
  return (
    <div className="verdict">
      <div>
        {questions.map(({ id, question, answers: choices }) => (
          <fieldset key={id} className="verdict-question">
            <legend>{question}</legend>
            <div className="verdict-answers">
              {choices.map(({ value, label }) => (
                <label key={value}>
                  <input
                    className="tool-input"
                    type="radio"
                    name={`verdict-${id}`}
                    value={value}
                    checked={answers[id] === value}
                    onChange={() => {
                      setChanged(true)
                      setAnswers({ [id]: value })
                    }}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="verdict-answer">
        {verdict ? (
          <>
            <p className="verdict-title">{verdict.title}</p>
            {verdict.price && <Quantity className="verdict-price" value={verdict.price} unit="" />}
            <p>{verdict.reason}</p>
            <p className="verdict-guide">{repairOrReplace.guide}</p>
            <RequestLink
              tool="repair-or-replace"
              issue={verdict.issue}
              line={`${verdict.title}. ${describeAnswers(answers)}`}
            >
              {repairOrReplace.request}
            </RequestLink>
          </>
        ) : (
          <p>{repairOrReplace.start}</p>
        )}
      </div>
      <Status isChanged={isChanged && verdict !== undefined}>
        {verdict ? `${verdict.title}. ${verdict.reason}` : ''}
      </Status>
    </div>
  )
}

/** 'What is between the panes? Fog.' and so on, for the message. */
function describeAnswers(answers: Answers): string {
  return questions
    .flatMap(({ id, question, answers: choices }) => {
      const chosen = choices.find(({ value }) => value === answers[id])
      return chosen ? `${question} ${chosen.label}.` : []
    })
    .join(' ')
}
