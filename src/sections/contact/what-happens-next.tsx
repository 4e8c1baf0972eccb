import { MoreLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { ProseColumns } from '../../components/prose-columns.tsx'
import { contact } from '../../content/contact.ts'
import { savedContact } from '../../content/saved-contact.ts'
import styles from './what-happens-next.module.css'

export function WhatHappensNext() {
  return (
    <Band id="next" tone="ice">
      <ProseColumns sectionId="next" {...contact.next} />
      <div className={styles.save}>
        <MoreLink href={savedContact.path}>{savedContact.save}</MoreLink>
      </div>
    </Band>
  )
}
