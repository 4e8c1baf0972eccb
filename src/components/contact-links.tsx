import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import type { PageId } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { mailtoHref } from '../lib/mailto.ts'
import { formatPhone, smsHref, telHref } from '../lib/phone.ts'
import styles from './contact-links.module.css'

/** Call, text and email in one line, for where the form cannot be had. */
export function ContactLinks({ page = 'home' }: { page?: PageId | undefined }) {
  const { text, subject } = messages[page]
  return (
    <p className={styles.links}>
      <a href={telHref(business.phone)}>{`${site.call} ${formatPhone(business.phone)}`}</a>
      <a href={smsHref(business.phone, text)}>{site.text}</a>
      <a href={mailtoHref(business.email, subject)}>{business.email}</a>
    </p>
  )
}
