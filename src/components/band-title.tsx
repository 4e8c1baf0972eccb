import styles from './band-title.module.css'

type BandTitleProps = {
  /** The id of the band that this names. */
  sectionId: string
  /** What the band is about, in plain words, for people who skim and for search. */
  subject: string
  title: string
}

export function BandTitle({ sectionId, subject, title }: BandTitleProps) {
  return (
    <hgroup>
      <p className={styles.subject}>{subject}</p>
      <h2 id={`${sectionId}-title`}>{title}</h2>
    </hgroup>
  )
}
