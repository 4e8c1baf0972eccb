import type { ReactNode } from 'react'
import { LargePhoneLink } from './large-phone-link.tsx'
import styles from './phone-head.module.css'
import { SectionTitle } from './section-title.tsx'

type PhoneHeadProps = {
  /** The id of the night section that this heads. */
  sectionId: string
  eyebrow: string
  title: string
  lead: string
  phone: string
  /** The buttons beside the number. */
  children: ReactNode
}

/** Heads a night section with the number itself, as large as the screen allows. */
export function PhoneHead({ sectionId, eyebrow, title, lead, phone, children }: PhoneHeadProps) {
  return (
    <div className={styles.top}>
      <div>
        <SectionTitle sectionId={sectionId} eyebrow={eyebrow} title={title} />
        <LargePhoneLink className={styles.phone} phone={phone} />
      </div>
      <div>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
