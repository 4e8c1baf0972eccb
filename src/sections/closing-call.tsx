import type { ReactNode } from 'react'
import { ButtonRow } from '../components/button-row.tsx'
import { CallButton, TextButton } from '../components/contact-buttons.tsx'
import { Drawing } from '../components/drawing.tsx'
import type { PageId } from '../content/pages.ts'
import { site } from '../content/site.ts'
import styles from './closing-call.module.css'

type ClosingCallProps = {
  /** The page whose message a text starts with; without it, the home page’s. */
  page?: PageId
  title: string
  lead: string
  /** What to press; without it, call or text. */
  children?: ReactNode
}

/** The closing call to action, over the skyline at night. */
export function ClosingCall({ page, title, lead, children }: ClosingCallProps) {
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
              <TextButton page={page} isLarge />
            </>
          )}
        </ButtonRow>
      </div>
    </section>
  )
}
