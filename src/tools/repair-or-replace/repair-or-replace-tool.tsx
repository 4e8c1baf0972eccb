import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatMoneyRange, type Range, uncapitalize } from '../../lib/format.ts'
import type { Finding } from '../kit/carry.ts'
import type { ToolProps } from '../kit/mount-tool.tsx'
import { PaneChoices, type PictureFiles, PricedRows, ThemedPicture, ToolLink, ToolWindow } from '../kit/tool-window.tsx'
import { type AddressCodec, useAddressState } from '../kit/use-address-state.ts'
import { toolWords } from '../kit/words.ts'
import { type Answers, answer, findWork, isAnswered, readAnswers, sumPrices, type Work } from './find-work.ts'
import { type AnswerValue, picturedAnswers, questions, words } from './words.ts'

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
  // The number of questions: the verdict.
  const [shown, setShown] = useState(() => {
    const open = questions.findIndex((question) => !isAnswered(question, answers))
    return open < 0 ? questions.length : open
  })
  // What was pressed is painted first, and the answer next.
  const heard = useDeferredValue(answers)
  const found = findWork(heard)
  const rows = found.map(({ name, price, why }) => ({ name, value: sayPrice(price), note: why }))
  const more = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const asked = questions[shown]
  const { explanation, ...shownAnswer } = describeAnswer(heard, found, !asked)

  function show(position: number) {
    clearTimeout(timer.current)
    flushSync(() => setShown(position))
    // On phones what was pressed is gone. On wide screens all questions stay in sight.
    if (!matchMedia('(width < 64rem)').matches) return
    const pane = more.current?.parentElement?.querySelector<HTMLElement>('fieldset[data-shown]') ?? more.current
    pane?.focus({ preventScroll: true })
  }

  function choose(value: AnswerValue, isChosen: boolean, isPressed: boolean, position: number) {
    const question = questions[position]
    if (!question) return
    setAnswers(answer(answers, question, value, isChosen))
    clearTimeout(timer.current)
    // A pressed answer that no other can join leads to the next question. With the keyboard a button does.
    const isFinal = isPressed && isChosen && (question.type === 'radio' || value === 'none')
    if (isFinal) timer.current = setTimeout(show, seenMs, position + 1)
  }

  return (
    <ToolWindow
      name="repair-or-replace"
      className={asked ? 'signs' : 'signs signs-done'}
      answer={shownAnswer}
      finding={answers.length > 0 ? describeFinding(answers, findWork(answers)) : undefined}
      moreRef={more}
      more={
        <>
          {found.length > 0 ? <PricedRows rows={rows} /> : <p className="tool-note">{explanation}</p>}
          {heard.includes('old') && (
            <p className="signs-old">
              <b>{words.old.title}</b> {found.length > 0 ? words.old.withWork : words.old.withoutWork}
            </p>
          )}
          {heard.length > 0 && <p className="tool-note">{words.guide}</p>}
          {found.length > 0 && (
            <p>
              <ToolLink to="cost" query={{ cost: found.map(({ problem }) => `${problem}.1`).join(',') }}>
                {words.moreWindows}
              </ToolLink>
            </p>
          )}
        </>
      }
    >
      {questions.map(({ id, question, type, answers: choices }, position) => (
        <fieldset
          key={id}
          className="signs-question tool-group"
          data-shown={position === shown || undefined}
          tabIndex={-1}
        >
          <legend className="tool-question tool-pane">
            {question} <small>{type === 'radio' ? words.position(position + 1) : words.several}</small>
          </legend>
          <div className="signs-answers tool-group">
            <PaneChoices
              type={type}
              name={`signs-${id}`}
              choices={choices}
              isChosen={(value) => answers.includes(value)}
              onChoose={(...choice) => choose(...choice, position)}
              picture={(value) => <AnswerPicture of={value} sprite={sprite} />}
            />
          </div>
        </fieldset>
      ))}
      <div className="signs-steps tool-row tool-pane">
        <button type="button" className="tool-link" disabled={shown === 0} onClick={() => show(asked ? shown - 1 : 0)}>
          {asked ? toolWords.back : words.changeAnswers}
        </button>
        {/* A small sash for each question. The words beside each question say the same. */}
        <span className="signs-progress" aria-hidden="true">
          {questions.map((question, position) => (
            <i
              key={question.id}
              data-answered={isAnswered(question, answers) || undefined}
              data-shown={position === shown || undefined}
            />
          ))}
        </span>
        <button
          type="button"
          className="tool-link"
          onClick={() => {
            if (!asked) setAnswers([])
            show(asked ? shown + 1 : 0)
          }}
        >
          {!asked ? words.startAgain : isAnswered(asked, answers) ? toolWords.next : toolWords.skip}
        </button>
      </div>
    </ToolWindow>
  )
}

type AnswerPictureProps = { of: AnswerValue; sprite: PictureFiles | undefined }

/** What an answer looks like. Some have no picture, and an age is a part of a ruler of thirty years. */
function AnswerPicture({ of, sprite }: AnswerPictureProps) {
  const cell = (picturedAnswers as readonly AnswerValue[]).indexOf(of)
  if (cell < 0 && of !== 'young' && of !== 'old') return null
  return (
    <span className="signs-picture tool-sprite">
      {cell < 0 ? (
        <svg viewBox="0 0 160 92" aria-hidden="true">
          <path fill="var(--ink)" d={of === 'young' ? 'M20 40h60v14H20z' : 'M80 40h60v14H80z'} />
          <path className="signs-years" d="M20 54h120M20 54V32M80 54V32M140 54V32" />
          <path className="signs-years signs-five" d="M40 54v-9M60 54v-9M100 54v-9M120 54v-9" />
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

function sayPrice(price: Range | undefined): string {
  return price ? formatMoneyRange(price) : words.freeQuote
}

/** What is in the strip, and the explanation where nothing is to be done. */
function describeAnswer(answers: Answers, found: readonly Work[], isEnd: boolean) {
  const { leads, nothing, verdicts } = words
  const answered = questions.filter((question) => isAnswered(question, answers)).length
  const isDone = isEnd || answered === questions.length
  const doneLead = answered === questions.length ? leads.all : leads.skipped(answered)
  const lead = answered === 0 ? leads.none : isDone ? doneLead : leads.partly(answered)
  if (found.length === 0) {
    const [verdict, explanation] = answered === 0 ? nothing.none : isDone ? nothing.neither : nothing.soFar
    const why = answers.includes('single') ? words.single : explanation
    return { said: lead, figure: verdict, isWords: true, explanation: why }
  }
  const kinds = [...new Set(found.map(({ kind }) => kind))].join() as keyof typeof verdicts
  const sum = sumPrices(found)
  const hasQuote = found.some(({ price }) => !price)
  return {
    said: `${lead}: ${uncapitalize(verdicts[kinds])}`,
    figure: sayPrice(sum),
    ...(sum && hasQuote ? { unit: words.quoteToo } : { aside: words.problems(found.length) }),
  }
}

/** 'One window. Glass: cracked, chipped or broken. A draft. Range shown: $450–$1,100.' */
function describeFinding(answers: Answers, found: readonly Work[]): Finding {
  const facts = questions.flatMap(({ about, answers: choices }) => {
    const labels = Object.entries(choices).flatMap(([value, { label }]) =>
      answers.includes(value as AnswerValue) ? [about ? uncapitalize(label) : label] : [],
    )
    return labels.length > 0 ? `${about}${labels.join('. ')}` : []
  })
  const sum = sumPrices(found)
  const range = sum ? `${formatMoneyRange(sum)}${found.every(({ price }) => price) ? '' : words.andQuote}` : ''
  const issues = new Set(found.map(({ issue }) => issue))
  return { line: words.line(facts.join('. '), range), issue: issues.size === 1 ? [...issues][0] : undefined }
}
