import type { ReactNode } from 'react'
import type { DrawingHandle } from '../art/kit/drawing.tsx'
import collapsibleStyles from './collapsible.module.css'
import styles from './collapsible-section.module.css'
import { Drawing } from './drawing.tsx'
import { Disclosure } from './folding.tsx'
import { NoBreak } from './no-break.tsx'
import { SectionTitle, SpacerBar } from './section.tsx'

type CollapsibleSectionProps = {
  id: string
  tone: 'snow' | 'ice' | 'night'
  eyebrow: string
  title: string
  /** The text under the title on phones, where the rest is folded. */
  summary: string
  /** A square crop of the section's drawing, beside the title on phones. It costs the page a request. */
  thumbnail?: DrawingHandle
  /** Left out where the children have a lead of their own. */
  lead?: string
  /** The position of the lead on wide screens: above the children, or in a column beside them. */
  leadPosition?: 'over' | 'beside'
  /** Beside title, lead and children on wide screens; above (left) or below (right) the children on phones. */
  pictureLeft?: ReactNode
  pictureRight?: ReactNode
  children: ReactNode
}

/** A section with further detail. On phones it is folded to one row with a thumbnail and a summary. */
export function CollapsibleSection({
  id,
  tone,
  eyebrow,
  title,
  lead,
  summary,
  thumbnail,
  leadPosition = 'over',
  pictureLeft,
  pictureRight,
  children,
}: CollapsibleSectionProps) {
  const isNight = tone === 'night'
  const sideClass = (pictureLeft && styles.left) || (pictureRight && styles.right)
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[tone]} ${isNight ? 'night' : ''}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      {isNight && <SpacerBar orientation="horizontal" />}
      <Disclosure
        className={[collapsibleStyles.wide, styles.wrap, sideClass].filter(Boolean).join(' ')}
        data-open-wide
        summaryClassName={styles.head}
        summary={
          <>
            {thumbnail && (
              <span className={styles.thumb}>
                <Drawing of={thumbnail} alt="" className={styles.picture} />
              </span>
            )}
            <SectionTitle sectionId={id} eyebrow={eyebrow} title={title} />
            <span className={styles.summary}>
              <NoBreak>{summary}</NoBreak>
            </span>
          </>
        }
      >
        <div className={`${styles.content} ${leadPosition === 'beside' ? styles.beside : ''}`.trim()}>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          {pictureLeft && <div className={styles.aside}>{pictureLeft}</div>}
          {children}
          {pictureRight && <div className={styles.aside}>{pictureRight}</div>}
        </div>
      </Disclosure>
    </section>
  )
}
