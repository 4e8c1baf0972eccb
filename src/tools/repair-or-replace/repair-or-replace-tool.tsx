import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToolProps } from '../kit/mount-tool.tsx'
import {
  LinkButton,
  LinkToTool,
  PaneChoices,
  type PictureFiles,
  PricedRows,
  ThemedPicture,
  ToolWindow,
} from '../kit/tool-window.tsx'
import { type AddressCodec, useAddressState } from '../kit/use-address-state.ts'
import { describeAnswer, describeFinding, formatPrice } from './describe-work.ts'
import { type Answers, answer, findWork, isAnswered, readAnswers } from './find-work.ts'
import { type AnswerValue, picturedAnswers, type Question, questions, words } from './words.ts'

/** `?signs=cracked,draft` */
const codec: AddressCodec<Answers> = {
  read: (query) => readAnswers(query.get('signs')?.split(',') ?? []),
  write: (answers) => ({ signs: answers.join(',') }),
}

/** How long a chosen pane is seen before the next question takes its place. */
const seenMs = 420

/** Four questions about one window, one at a time on phones, and what is to be done about every problem that was said. */
export function RepairOrReplaceTool({ pictures: [sprite] }: ToolProps) {
  const [answers, setAnswers] = useAddressState(codec)
  // Where no question has this position, all were asked, and the verdict is shown.
  const [shown, setShown] = useState(() => questions.findIndex((question) => !isAnswered(question, answers)))
  // What was pressed is painted first, and the answer next.
  const heard = useDeferredValue(answers)
  const found = findWork(heard)
  const more = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const asked = questions[shown]
  const { explanation, ...shownAnswer } = describeAnswer(heard, !asked)

  function show(position: number) {
    clearTimeout(timer.current)
    flushSync(() => setShown(position))
    // On phones what was pressed is gone. On wide screens all questions stay in sight.
    if (!matchMedia('(width < 64rem)').matches) return
    const pane = more.current?.parentElement?.querySelector<HTMLElement>('fieldset[data-shown]') ?? more.current
    pane?.focus({ preventScroll: true })
  }

  function choose(question: Question, value: AnswerValue, isChosen: boolean, isPressed: boolean) {
    setAnswers(answer(answers, question, value, isChosen))
    clearTimeout(timer.current)
    // A pressed answer that no other can join leads to the next question. With the keyboard a button does.
    const isFinal = isPressed && isChosen && (question.type === 'radio' || value === 'none')
    if (isFinal) timer.current = setTimeout(show, seenMs, questions.indexOf(question) + 1)
  }

  return (
    <ToolWindow
      name="repair-or-replace"
      className={asked ? 'signs' : 'signs signs-done'}
      answer={shownAnswer}
      finding={describeFinding(answers)}
      moreRef={more}
      more={
        <>
          {explanation ? (
            <p className="tool-note">{explanation}</p>
          ) : (
            <PricedRows rows={found.map((work) => ({ ...work, value: formatPrice(work.price) }))} />
          )}
          {heard.includes('old') && (
            <p className="signs-old">
              <b>{words.old.title}</b> {found.length > 0 ? words.old.withWork : words.old.withoutWork}
            </p>
          )}
          {heard.length > 0 && <p className="tool-note">{words.guide}</p>}
          {found.length > 0 && (
            <p>
              <LinkToTool to="cost" query={{ cost: found.map(({ problem }) => `${problem}.1`).join(',') }}>
                {words.moreWindows}
              </LinkToTool>
            </p>
          )}
        </>
      }
    >
      {questions.map((question, position) => (
        <fieldset
          key={question.title}
          className="signs-question tool-group"
          data-shown={position === shown || undefined}
          tabIndex={-1}
        >
          <legend className="tool-question tool-pane">
            {question.title} <small>{question.type === 'radio' ? words.position(position + 1) : words.several}</small>
          </legend>
          <div className="signs-answers tool-group">
            <PaneChoices
              type={question.type}
              name={`signs-${position}`}
              choices={question.answers}
              isChosen={(value) => answers.includes(value)}
              onChoose={(...choice) => choose(question, ...choice)}
              picture={(value) => <AnswerPicture of={value} sprite={sprite} />}
            />
          </div>
        </fieldset>
      ))}
      <div className="signs-steps tool-row tool-pane">
        <LinkButton disabled={shown === 0} onClick={() => show(asked ? shown - 1 : 0)}>
          {asked ? words.back : words.changeAnswers}
        </LinkButton>
        {/* A small sash for each question. The words beside each question say the same. */}
        <span className="signs-progress" aria-hidden="true">
          {questions.map((question, position) => (
            <i
              key={question.title}
              data-answered={isAnswered(question, answers) || undefined}
              data-shown={position === shown || undefined}
            />
          ))}
        </span>
        <LinkButton
          onClick={() => {
            if (!asked) setAnswers([])
            show(asked ? shown + 1 : 0)
          }}
        >
          {!asked ? words.startAgain : isAnswered(asked, answers) ? words.next : words.skip}
        </LinkButton>
      </div>
    </ToolWindow>
  )
}

type AnswerPictureProps = { of: AnswerValue; sprite: PictureFiles | undefined }

/** What an answer looks like. Some have no picture, and an age is a part of a ruler of thirty years. */
function AnswerPicture({ of, sprite }: AnswerPictureProps) {
  const cell = picturedAnswers.indexOf(of)
  if (cell < 0 && of !== 'young' && of !== 'old') return null
  return (
    <span className="signs-picture tool-sprite">
      {cell < 0 ? (
        <svg viewBox="0 0 160 92" aria-hidden="true">
          <path fill="var(--ink)" d={of === 'young' ? 'M20 40h60v14H20z' : 'M80 40h60v14H80z'} />
          <path
            stroke="var(--ink)"
            strokeWidth={1.6}
            strokeLinecap="round"
            d="M20 54h120M20 54V32M80 54V32M140 54V32"
          />
          <path stroke="var(--line-2)" strokeLinecap="round" d="M40 54v-9M60 54v-9M100 54v-9M120 54v-9" />
          {[0, 15, 30].map((years) => (
            <text key={years} x={20 + years * 4} y="72">
              {years}
            </text>
          ))}
        </svg>
      ) : (
        <ThemedPicture files={sprite} down={cell / (picturedAnswers.length - 1)} />
      )}
    </span>
  )
}
