import type { ReactNode } from 'react'
import type { DrawingName } from '../art/drawings.tsx'
import { BandTitle } from './band-title.tsx'
import { Drawing } from './drawing.tsx'
import styles from './fold.module.css'
import { SpacerBar } from './spacer-bar.tsx'

type FoldProps = {
  /** What stands there, folded or not. */
  summary: ReactNode
  children: ReactNode
  /** Lies open from the start on a wide screen, where there is room for it. */
  isOpenWide?: boolean
  /** On a wide screen its summary would say what the open part says again. */
  isBareWide?: boolean
  className?: string | undefined
}

/** A part that is folded until somebody opens it. The browser does it; browser/folds.ts opens those of wide screens. */
export function Fold({ summary, children, isOpenWide = false, isBareWide = false, className = '' }: FoldProps) {
  return (
    <details
      className={[styles.fold, isOpenWide && styles.wide, isBareWide && styles.bare, className]
        .filter(Boolean)
        .join(' ')}
      data-open-wide={isOpenWide || undefined}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <span className={styles.sash} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

type FoldedBandProps = {
  id: string
  tone: 'snow' | 'ice' | 'night'
  subject: string
  title: string
  /** The short of it, for phones, where the rest is folded. */
  answer: string
  /** A square of it, shown small beside the title on phones. */
  thumbnail: DrawingName
  /** Where the lead stands on a wide screen: over what follows, or in a column beside it. */
  lead: string
  leadLies?: 'over' | 'beside'
  /** On a wide screen one of these stands beside title, lead and children; on phones it is over or under the children. */
  pictureLeft?: ReactNode
  pictureRight?: ReactNode
  children: ReactNode
}

/** A band for those who want to know more: on phones one row with a picture and the short of it, that opens. */
export function FoldedBand({
  id,
  tone,
  subject,
  title,
  lead,
  answer,
  thumbnail,
  leadLies = 'over',
  pictureLeft,
  pictureRight,
  children,
}: FoldedBandProps) {
  const isNight = tone === 'night'
  const sideClass = (pictureLeft && styles.left) || (pictureRight && styles.right)
  return (
    <section
      id={id}
      className={`${styles.band} ${styles[tone]} ${isNight ? 'night' : ''}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      {isNight && <SpacerBar lie="flat" />}
      <details className={[styles.wide, styles.wrap, sideClass].filter(Boolean).join(' ')} data-open-wide>
        <summary className={styles.head}>
          <span className={styles.thumb}>
            <Drawing name={thumbnail} alt="" className={styles.picture} {...(isNight && { at: 'night' })} />
          </span>
          <BandTitle of={id} subject={subject} title={title} />
          <span className={styles.answer}>{answer}</span>
          <span className={styles.sash} aria-hidden="true" />
        </summary>
        <div className={`${styles.content} ${leadLies === 'beside' ? styles.beside : ''}`.trim()}>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {pictureLeft && <div className={styles.aside}>{pictureLeft}</div>}
          {children}
          {pictureRight && <div className={styles.aside}>{pictureRight}</div>}
        </div>
      </details>
    </section>
  )
}
