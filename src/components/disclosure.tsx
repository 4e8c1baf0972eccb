import type { ComponentProps, ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = ComponentProps<'details'> & {
  /** The content of `<summary>`, which is always visible. */
  summary: ReactNode
  summaryClassName?: string | undefined
}

/** A <details> with our marker, which opens smoothly where visitors have not asked for less motion. */
export function Disclosure({ summary, summaryClassName = '', className = '', children, ...details }: DisclosureProps) {
  return (
    <details className={`${styles.details} ${className}`.trim()} {...details}>
      <summary className={`${styles.summary} ${summaryClassName}`.trim()}>
        {summary}
        <span className={styles.marker} aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
