import { business } from '../content/business.ts'
import { site } from '../content/site.ts'
import { formatPhone, smsHref, telHref } from '../lib/phone.ts'
import styles from './contact-links.module.css'

/** Call, text and email in one line, for where the form cannot be had. */
export function ContactLinks() {
  return (
    <p className={styles.links}>
      <a href={telHref(business.phone)}>{`${site.call} ${formatPhone(business.phone)}`}</a>
      <a href={smsHref(business.phone)}>{site.text}</a>
      <a href={`mailto:${business.email}`}>{business.email}</a>
    </p>
  )
}
