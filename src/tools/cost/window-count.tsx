import { type KeyboardEvent, useRef } from 'react'
import { Pane } from '../../components/window.tsx'
import { formatAtLeast } from '../../lib/format.ts'
import { QuestionHeading } from './question-heading.tsx'
import { cost, minWindowsForQuote } from './words.ts'

const words = cost.windows

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

type WindowCountProps = { windows: number; onChange: (windows: number) => void }

/** A stepper from one window to so many that one quote covers them. Arrow keys work on both buttons. */
export function WindowCount({ windows, onChange }: WindowCountProps) {
  const fewer = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)

  function step(by: number) {
    const next = Math.min(Math.max(windows + by, 1), minWindowsForQuote)
    // A button that can do no more is disabled, and the focus goes to the other one.
    if (next === 1) more.current?.focus()
    if (next === minWindowsForQuote) fewer.current?.focus()
    onChange(next)
  }

  function stepByKey(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }

  return (
    <Pane className="cost-count" role="group" aria-labelledby="cost-windows" onKeyDown={stepByKey}>
      <p id="cost-windows">
        <QuestionHeading number={2}>{words.question}</QuestionHeading>
      </p>
      <div className="cost-stepper">
        <button ref={fewer} type="button" aria-label={words.fewer} disabled={windows === 1} onClick={() => step(-1)}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14" />
          </svg>
        </button>
        <span className="cost-total">{windows === minWindowsForQuote ? formatAtLeast(windows) : windows}</span>
        <button
          ref={more}
          type="button"
          aria-label={words.more}
          disabled={windows === minWindowsForQuote}
          onClick={() => step(1)}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14M12 5v14" />
          </svg>
        </button>
        <div className="cost-tally" aria-hidden="true">
          {Array.from({ length: minWindowsForQuote }, (_, index) => (
            <span key={index} className={index < windows ? 'cost-counted' : ''} />
          ))}
        </div>
      </div>
    </Pane>
  )
}
