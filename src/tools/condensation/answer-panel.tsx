import type { CondensationResult } from './find-condensation.ts'
import { everyAnswer, longest } from './longest-words.ts'
import { NextSteps } from './next-steps.tsx'
import { TemperatureScale } from './temperature-scale.tsx'
import type { CondensationWords } from './words.ts'

type AnswerPanelProps = { result: CondensationResult; words: CondensationWords; onStillThere: () => void }

/** Where the fog is, why, and what to do. Its height is the same for every answer. */
export function AnswerPanel({ result, words, onStillThere }: AnswerPanelProps) {
  return (
    <div className="condensation-answer">
      <div>
        <p>
          <span className="condensation-place">{words.place}</span>
        </p>
        <h3 className="condensation-title condensation-tallest" data-tallest={longest.title}>
          <span>{words.title}</span>
        </h3>
        <p className="condensation-sentence condensation-tallest" data-tallest={longest.sentence}>
          <span>{words.sentence}</span>
        </p>
        <TemperatureScale result={result} description={words.ruler} />
      </div>
      <div className="condensation-next">
        {everyAnswer.map(({ answer, ...sample }) => (
          <NextSteps
            key={answer}
            isShown={answer === words.answer}
            {...(answer === words.answer ? words : sample)}
            answer={answer}
            glass={result.glass}
            onStillThere={onStillThere}
          />
        ))}
      </div>
    </div>
  )
}
