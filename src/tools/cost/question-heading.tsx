import type { ReactNode } from 'react'

/** A numbered question of the tool. */
export function QuestionHeading({ number, children }: { number: number; children: ReactNode }) {
  return (
    <span className="cost-question">
      <span className="cost-number">{number}</span>
      <span>{children}</span>
    </span>
  )
}
