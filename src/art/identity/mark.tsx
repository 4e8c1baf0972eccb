import type { ComponentProps } from 'react'

/** The mark of the business: a pane with its N of light. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" {...props}>
      <path d="M3 3h28v28H3z" fill="var(--ice-2)" />
      <path d="M3.9 3.9l26.2 26.2V3.9z" fill="var(--ice-3)" />
      <path d="M3.9 3.9h26.2v26.2H3.9z" fill="none" stroke="var(--ink)" strokeWidth="1.8" />
      <path d="M5.2 30V5.2l23.6 23.6V4" fill="none" stroke="var(--ink)" strokeWidth="4.4" strokeLinejoin="round" />
    </svg>
  )
}
