import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatMoneyRange, uncapitalize } from '../../lib/format.ts'
import type { Finding } from '../kit/carry.ts'
import { type Answer, PaneChoice, PricedRows, ToolLink, ToolWindow } from '../kit/tool-window.tsx'
import { type AddressCodec, useAddressState } from '../kit/use-address-state.ts'
import { toolWords } from '../kit/words.ts'
import { type Answers, answer, findWork, isAnswered, readAnswers, sumPrices, type Work } from './find-work.ts'
import { AnswerPicture } from './pictures.tsx'
import { type Question, questions, repairOrReplace as words } from './words.ts'

/** `?signs=cracked,draft` */
const codec: AddressCodec<Answers> = {
  read: (query) => readAnswers(query.get('signs')?.split(',') ?? []),
  write: (answers) => ({ signs: answers.join(',') }),
}

/** How long a chosen pane is seen before the next question takes its place. */
const seenMs = 420

/** Four questions about one window, one at a time on phones, and what is to be done about every problem that was said. */
export function RepairOrReplaceTool() {
  const [answers, setAnswers] = useAddressState(codec)
  const answered = questions.filter((question) => isAnswered(question, answers)).length
  // The number of questions: the verdict.
  const [shown, setShown] = useState(() => findFirstOpen(answers))
  const isDone = shown === questions.length || answered === questions.length
  const found = findWork(answers)
  const more = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(position: number) {
    clearTimeout(timer.current)
    flushSync(() => setShown(position))
    if (more.current) moveFocus(more.current, position)
  }

  return (
    <ToolWindow
      name="repair-or-replace"
      className={shown === questions.length ? 'signs signs-done' : 'signs'}
      answer={describeAnswer(answers, found, answered, isDone)}
      finding={answered > 0 ? describeFinding(answers, found) : undefined}
      more={<Verdict answers={answers} found={found} answered={answered} isDone={isDone} />}
      moreRef={more}
    >
      {questions.map((question, position) => (
        <QuestionPane
          key={question.id}
          question={question}
          position={position}
          isShown={position === shown}
          answers={answers}
          onAnswer={(next, isFinal) => {
            setAnswers(next)
            clearTimeout(timer.current)
            if (isFinal) timer.current = setTimeout(show, seenMs, position + 1)
          }}
        />
      ))}
      <div className="signs-steps tool-pane">
        <button
          type="button"
          className="tool-link"
          disabled={shown === 0}
          onClick={() => show(shown === questions.length ? 0 : shown - 1)}
        >
          {shown === questions.length ? words.changeAnswers : toolWords.back}
        </button>
        <Progress answers={answers} shown={shown} />
        <button
          type="button"
          className="tool-link"
          onClick={() => {
            if (shown === questions.length) setAnswers([])
            show(shown === questions.length ? 0 : shown + 1)
          }}
        >
          {shown === questions.length
            ? words.startAgain
            : isAnswered(questions[shown] as Question, answers)
              ? toolWords.next
              : toolWords.skip}
        </button>
      </div>
    </ToolWindow>
  )
}

function findFirstOpen(answers: Answers): number {
  const position = questions.findIndex((question) => !isAnswered(question, answers))
  return position < 0 ? questions.length : position
}

/** On phones what was pressed is gone: the focus goes to the question that is shown now, or to the verdict. */
function moveFocus(more: HTMLElement, position: number): void {
  const steps = more.parentElement?.querySelector<HTMLElement>('.signs-steps')
  // On wide screens all questions stay in sight.
  if (!steps?.offsetHeight) return
  const shown = more.parentElement?.querySelectorAll<HTMLElement>('.signs-question')[position] ?? more
  shown.focus({ preventScroll: true })
}

type QuestionPaneProps = {
  question: Question
  position: number
  isShown: boolean
  answers: Answers
  /** A pressed answer that no other can join leads to the next question. With the keyboard a button does. */
  onAnswer: (answers: Answers, isFinal: boolean) => void
}

function QuestionPane({ question, position, isShown, answers, onAnswer }: QuestionPaneProps) {
  const isMultiple = 'isMultiple' in question
  return (
    <fieldset className="signs-question" data-shown={isShown || undefined} tabIndex={-1}>
      <legend className="tool-question tool-pane">
        {question.question} <small>{isMultiple ? words.several : words.position(position + 1)}</small>
      </legend>
      <div className="signs-answers">
        {question.answers.map(({ value, label }) => (
          <PaneChoice
            key={value}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={`signs-${question.id}`}
            value={value}
            label={label}
            isChosen={answers.includes(value)}
            onChoose={(isChosen, isPressed) =>
              onAnswer(
                answer(answers, question, value, isChosen),
                isPressed && isChosen && (!isMultiple || value === 'none'),
              )
            }
          >
            <AnswerPicture of={value} />
          </PaneChoice>
        ))}
      </div>
    </fieldset>
  )
}

/** A small sash for each question. The words beside each question say the same. */
function Progress({ answers, shown }: { answers: Answers; shown: number }) {
  return (
    <span className="signs-progress" aria-hidden="true">
      {questions.map((question, position) => (
        <i
          key={question.id}
          data-answered={isAnswered(question, answers) || undefined}
          data-shown={position === shown || undefined}
        />
      ))}
    </span>
  )
}

type VerdictProps = { answers: Answers; found: readonly Work[]; answered: number; isDone: boolean }

function Verdict({ answers, found, answered, isDone }: VerdictProps) {
  const { explanations, old } = words
  const explanation =
    answered === 0
      ? explanations.none
      : answers.includes('single')
        ? explanations.single
        : isDone
          ? explanations.neither
          : explanations.nothingYet
  return (
    <>
      {found.length > 0 ? (
        <PricedRows
          rows={found.map(({ name, price, why }) => ({
            name,
            value: price ? formatMoneyRange(price) : words.freeQuote,
            notes: [why],
          }))}
        />
      ) : (
        <p className="tool-note">{explanation}</p>
      )}
      {answers.includes('old') && (
        <p className="signs-old">
          <b>{old.title}</b> {found.length > 0 ? old.withWork : old.withoutWork}
        </p>
      )}
      {answered > 0 && <p className="tool-note">{words.guide}</p>}
      {found.length > 0 && (
        <p>
          <ToolLink to="cost" query={{ cost: found.map(({ problem }) => `${problem}.1`).join(',') }}>
            {words.moreWindows}
          </ToolLink>
        </p>
      )}
    </>
  )
}

function describeAnswer(answers: Answers, found: readonly Work[], answered: number, isDone: boolean): Answer {
  const verdict = chooseVerdict(found, answers.length, isDone)
  const lead = chooseLead(answered, isDone)
  if (found.length === 0) return { said: lead, figure: verdict, isWords: true }
  const sum = sumPrices(found)
  const hasQuote = found.some(({ price }) => !price)
  const { one, several, where } = words.problems
  return {
    said: `${lead}: ${uncapitalize(verdict)}`,
    figure: sum ? formatMoneyRange(sum) : words.freeQuote,
    ...(sum && hasQuote
      ? { unit: words.quoteToo }
      : { aside: { value: found.length === 1 ? one : several(found.length), note: where } }),
  }
}

function chooseLead(answered: number, isDone: boolean): string {
  const { none, partly, skipped, all } = words.leads
  if (answered === 0) return none
  if (!isDone) return partly(answered)
  return answered === questions.length ? all : skipped(answered)
}

function chooseVerdict(found: readonly Work[], answered: number, isDone: boolean): string {
  const { verdicts } = words
  const has = (kind: Work['kind']) => found.some((one) => one.kind === kind)
  if (has('replace')) return has('repair') ? verdicts.replaceAndRepair : verdicts.replace
  if (has('either')) return has('repair') ? verdicts.eitherAndRepair : verdicts.either
  if (has('repair')) return verdicts.repair
  if (answered === 0) return verdicts.none
  return isDone ? verdicts.neither : verdicts.nothingYet
}

/** 'One window. Glass: cracked, chipped or broken. A draft. Range shown: $450–$1,100.' */
export function describeFinding(answers: Answers, found: readonly Work[]): Finding {
  const facts = questions.flatMap(({ about, answers: choices }) => {
    const labels = choices.filter(({ value }) => answers.includes(value)).map(({ label }) => label)
    if (labels.length === 0) return []
    return about ? `${about}${uncapitalize(labels.join(', '))}` : labels.join('. ')
  })
  const sum = sumPrices(found)
  const range = sum ? `${formatMoneyRange(sum)}${found.every(({ price }) => price) ? '' : words.andQuote}` : ''
  const issues = new Set(found.map(({ issue }) => issue))
  return { line: words.line(facts.join('. '), range), issue: issues.size === 1 ? [...issues][0] : undefined }
}
