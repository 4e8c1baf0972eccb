import type { ReactNode } from 'react'
import styles from './prose-columns.module.css'
import { SectionTitle } from './section-title.tsx'

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
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </div>
  )
}
