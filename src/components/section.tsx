import type { ReactNode } from 'react'
import type { DrawingHandle } from '../art/kit/drawing.tsx'
import { Drawing } from './drawing.tsx'
import foldingStyles from './folding.module.css'
import { Disclosure } from './folding.tsx'
import { NoBreak } from './inline.tsx'
import { LargePhoneLink } from './links.tsx'
import styles from './section.module.css'

type SectionProps = {
  /** Also names the heading inside: the section is labelled by `${id}-title`. */
  id: string
  tone: 'snow' | 'ice' | 'night'
  /** 'screen' lets what is inside run to the edges of the screen; it then keeps its own margins. */
  width?: 'page' | 'screen'
  className?: string | undefined
  children: ReactNode
}

/** One horizontal section of a page. Night sections are joined to what is above by a spacer bar. */
export function Section({ id, tone, width = 'page', className = '', children }: SectionProps) {
  const isNight = tone === 'night'
  const toneClass = isNight ? `night ${styles.jointed}` : styles[tone]
  const widthClass = width === 'screen' ? styles.toScreen : ''
  return (
    <section
      id={id}
      className={`${styles.section} ${toneClass} ${widthClass} ${className}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      {isNight && <SpacerBar orientation="horizontal" />}
      {width === 'screen' ? children : <div className="page-width">{children}</div>}
    </section>
  )
}

/** A title, with its lead to the right of it on wide screens. */
export function HeadColumns({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}

type SectionHeadProps = SectionTitleProps & {
  lead: string
  /** `across` puts the lead to the right of the title on wide screens, `stacked` under it. */
  layout?: 'across' | 'stacked'
}

export function SectionHead({ lead, layout = 'across', ...title }: SectionHeadProps) {
  return (
    <div className={layout === 'across' ? styles.head : styles.stacked}>
      <SectionTitle {...title} />
      <p className="lead">
        <NoBreak>{lead}</NoBreak>
      </p>
    </div>
  )
}

type SectionTitleProps = {
  /** The id of the section that this names. */
  sectionId: string
  /** What the section is about, in plain words, for people who skim and for search. */
  eyebrow?: string
  title: string
  /** Where the eyebrow is the name of what the section is about, and the title only says what is seen. */
  isEyebrowInHeading?: boolean
}

export function SectionTitle({ sectionId, eyebrow, title, isEyebrowInHeading = false }: SectionTitleProps) {
  const id = `${sectionId}-title`
  if (!eyebrow) return <h2 id={id}>{title}</h2>
  if (isEyebrowInHeading)
    return (
      <h2 id={id}>
        <span className="eyebrow">{eyebrow}</span> {title}
      </h2>
    )
  return (
    <hgroup>
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={id}>{title}</h2>
    </hgroup>
  )
}

type SplitProps = {
  picture: ReactNode
  pictureSide: 'left' | 'right'
  /** Puts the picture first on phones, where the words are only a key to it. */
  isPictureFirst?: boolean
  /** Lets the picture hang over the joint with the next section on wide screens. It ends its section. */
  isOverJoint?: boolean
  children: ReactNode
}

/** Words and one picture side by side. On phones the words come first, as they do for a screen reader. */
export function Split({ picture, pictureSide, isPictureFirst = false, isOverJoint = false, children }: SplitProps) {
  const sideClass = pictureSide === 'left' && styles.pictureLeft
  const orderClass = isPictureFirst && styles.pictureFirst
  const jointClass = isOverJoint && styles.overJoint
  return (
    <div className={[styles.split, sideClass, orderClass, jointClass].filter(Boolean).join(' ')}>
      <div className={styles.words}>{children}</div>
      {picture}
    </div>
  )
}

type ProseColumnsProps = {
  /** The id of the section that this heads. */
  sectionId: string
  eyebrow: string
  title: string
  lead: string
  paragraphs: readonly string[]
  /** What follows the text. */
  children?: ReactNode
}

/** A heading with running text beside it. */
export function ProseColumns({ sectionId, eyebrow, title, lead, paragraphs, children }: ProseColumnsProps) {
  return (
    <div className={styles.columns}>
      <SectionTitle sectionId={sectionId} eyebrow={eyebrow} title={title} />
      <div className={styles.prose}>
        <p className={`lead ${styles.proseLead}`}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </div>
  )
}

type SpacerBarProps = { orientation: 'horizontal' | 'vertical'; children?: ReactNode }

/** A divider that looks like the perforated metal bar between the panes of a sealed unit. */
export function SpacerBar({ orientation, children }: SpacerBarProps) {
  return (
    <div className={styles[orientation]} aria-hidden="true">
      {children}
    </div>
  )
}

type PhoneHeadProps = {
  /** The id of the night section that this heads. */
  sectionId: string
  eyebrow: string
  title: string
  lead: string
  phone: string
  /** Stands above the number. */
  clock?: ReactNode
  /** The buttons beside the number. */
  children: ReactNode
}

/** Heads a night section with the number itself, as large as the screen allows. */
export function PhoneHead({ sectionId, eyebrow, title, lead, phone, clock, children }: PhoneHeadProps) {
  return (
    <div className={styles.phoneHead}>
      <div>
        <SectionTitle sectionId={sectionId} eyebrow={eyebrow} title={title} />
        {clock}
        <LargePhoneLink className={styles.phone} phone={phone} />
      </div>
      <div>
        <p className={`lead ${styles.phoneLead}`}>{lead}</p>
        {children}
      </div>
    </div>
  )
}

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

/** A section with further detail. On phones it is folded to one row with a thumbnail and a summary; see layouts/scripts/behaviours.ts. */
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
  const sideClass = (pictureLeft && styles.left) || (pictureRight && styles.right) || ''
  return (
    <section
      id={id}
      className={`${styles.collapsible} ${styles[tone]} ${isNight ? 'night' : ''}`.trim()}
      aria-labelledby={`${id}-title`}
    >
      {isNight && <SpacerBar orientation="horizontal" />}
      <Disclosure
        className={`page-width ${foldingStyles.wide} ${sideClass}`.trim()}
        data-open-wide
        summaryClassName={styles.summaryHead}
        summary={
          <>
            {thumbnail && (
              <span className={styles.thumb}>
                <Drawing of={thumbnail} alt="" className={styles.picture} />
              </span>
            )}
            {/* No hgroup: its words would be missing from the name of the summary. */}
            <span className="eyebrow">{eyebrow}</span>
            <h2 id={`${id}-title`}>{title}</h2>
            <span className={styles.summary}>
              <NoBreak>{summary}</NoBreak>
            </span>
          </>
        }
      >
        <div className={`${styles.content} ${leadPosition === 'beside' ? styles.beside : ''}`.trim()}>
          {lead && <p className={`lead ${styles.contentLead}`}>{lead}</p>}
          {pictureLeft && <div className={styles.aside}>{pictureLeft}</div>}
          {children}
          {pictureRight && <div className={styles.aside}>{pictureRight}</div>}
        </div>
      </Disclosure>
    </section>
  )
}
