import type { ReactNode } from 'react'
import type { DrawingHandle } from '../../art/kit/drawing.tsx'
import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import type { PageId } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import styles from './closing-call.module.css'

type ClosingCallProps = {
  /** What is seen behind the words, always at night. */
  view: DrawingHandle
  /** The page whose message a text starts with; without it, the home page’s. */
  page?: PageId
  title: string
  lead: string
  /** What to press; without it, call or text. */
  children?: ReactNode
}

/** The closing call to action, over a view at night. */
export function ClosingCall({ view, page, title, lead, children }: ClosingCallProps) {
  return (
    <section className={`night ${styles.section}`} aria-labelledby="closing-title">
      <Drawing of={view} alt="" theme="dark" className={`fill ${styles.picture}`} />
      <div className={`page-width ${styles.words}`}>
        <h2 id="closing-title" className={styles.title}>
          {title}
        </h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <ButtonRow>
          {children ?? (
            <>
              <CallButton isLarge label={site.call} />
              <SmsButton page={page} isLarge />
            </>
          )}
        </ButtonRow>
      </div>
    </section>
  )
}
