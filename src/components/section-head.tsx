import { BandTitle } from './band-title.tsx'
import styles from './section-head.module.css'
import { Unbroken } from './unbroken.tsx'

type SectionHeadProps = {
  /** The id of the band that this heads. */
  of: string
  subject: string
  title: string
  lead: string
  /** Title left and explanation hung right, or one above the other in a column of its own. */
  lie?: 'across' | 'stacked'
}

export function SectionHead({ of, subject, title, lead, lie = 'across' }: SectionHeadProps) {
  return (
    <div className={lie === 'across' ? styles.head : styles.stacked}>
      <BandTitle of={of} subject={subject} title={title} />
      <p className={`lead ${styles.lead}`}>
        <Unbroken>{lead}</Unbroken>
      </p>
    </div>
  )
}
