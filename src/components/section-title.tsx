import styles from './section-title.module.css'

type SectionTitleProps = {
  /** The id of the section that this names. */
  sectionId: string
  /** What the section is about, in plain words, for people who skim and for search. */
  eyebrow: string
  title: string
}

export function SectionTitle({ sectionId, eyebrow, title }: SectionTitleProps) {
  return (
    <hgroup>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 id={`${sectionId}-title`}>{title}</h2>
    </hgroup>
  )
}
