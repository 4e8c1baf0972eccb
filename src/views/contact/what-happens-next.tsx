import { MoreLink } from '../../components/links.tsx'
import { ProseColumns, Section } from '../../components/section.tsx'
import { savedContact } from '../../content/saved-contact.ts'
import styles from './what-happens-next.module.css'
import { contact } from './words.ts'

export function WhatHappensNext() {
  return (
    <Section id="next" tone="ice">
      <ProseColumns sectionId="next" {...contact.next} />
      <div className={styles.save}>
        <MoreLink href={savedContact.path}>{savedContact.save}</MoreLink>
      </div>
    </Section>
  )
}
