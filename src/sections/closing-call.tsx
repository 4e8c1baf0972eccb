import type { ReactNode } from 'react'
import { ButtonRow } from '../components/button-row.tsx'
import { CallButton, TextButton } from '../components/contact-buttons.tsx'
import { Drawing } from '../components/drawing.tsx'
import { site } from '../content/site.ts'
import styles from './closing-call.module.css'

type ClosingCallProps = {
  title: string
  lead: string
  /** What to press; without it, call or text. */
  children?: ReactNode
}

/** The page opens by day and closes on the same view at night. */
export function ClosingCall({ title, lead, children }: ClosingCallProps) {
  return (
    <section className={`night ${styles.band}`} aria-labelledby="closing-title">
      <Drawing name="scene" alt="" at="night" className={styles.picture} />
      <div className={styles.wrap}>
        <h2 id="closing-title" className={styles.title}>
          {title}
        </h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <ButtonRow>
          {children ?? (
            <>
              <CallButton isLarge label={site.call} />
              <TextButton isLarge />
            </>
          )}
        </ButtonRow>
      </div>
    </section>
  )
}
