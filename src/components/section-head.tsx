import { NoBreak } from './no-break.tsx'
import styles from './section-head.module.css'
import { SectionTitle } from './section-title.tsx'

type SectionHeadProps = {
  /** The id of the section that this heads. */
  sectionId: string
  eyebrow: string
  title: string
  lead: string
  /** `across` puts the lead to the right of the title on wide screens, `stacked` under it. */
  layout?: 'across' | 'stacked'
}

export function SectionHead({ sectionId, eyebrow, title, lead, layout = 'across' }: SectionHeadProps) {
  return (
    <div className={layout === 'across' ? styles.head : styles.stacked}>
      <SectionTitle sectionId={sectionId} eyebrow={eyebrow} title={title} />
      <p className={`lead ${styles.lead}`}>
        <NoBreak>{lead}</NoBreak>
      </p>
    </div>
  )
}
