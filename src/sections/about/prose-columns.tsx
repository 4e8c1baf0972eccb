import type { ReactNode } from 'react'
import styles from './prose-columns.module.css'

type ProseColumnsProps = {
  /** The id of the band that this heads. */
  of: string
  subject: string
  title: string
  lead: string
  paragraphs: readonly string[]
  /** What follows the text. */
  children?: ReactNode
}

/** A heading with running text beside it. */
export function ProseColumns({ of, subject, title, lead, paragraphs, children }: ProseColumnsProps) {
  return (
    <div className={styles.columns}>
      <hgroup>
        <p className={styles.subject}>{subject}</p>
        <h2 id={`${of}-title`}>{title}</h2>
      </hgroup>
      <div className={styles.prose}>
        <p className={styles.lead}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </div>
  )
}
