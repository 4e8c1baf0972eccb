import styles from './band-title.module.css'

type BandTitleProps = {
  /** The id of the band that this names. */
  sectionId: string
  /** What the band is about, in plain words, for people who skim and for search. */
  eyebrow: string
  title: string
}

export function BandTitle({ sectionId, eyebrow, title }: BandTitleProps) {
  return (
    <hgroup>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 id={`${sectionId}-title`}>{title}</h2>
    </hgroup>
  )
}
