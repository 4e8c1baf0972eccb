import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { anchorHref } from '../content/navigation.ts'
import { pageIdAt } from '../content/pages.ts'
import { savedContact } from '../content/saved-contact.ts'
import { site } from '../content/site.ts'
import { mailHref } from '../lib/mail.ts'
import { formatPhone, smsHref, telHref } from '../lib/phone.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './ways-to-reach-us.module.css'

type WayProps = { icon: IconName; href: string; detail: string; says: string; isHot?: boolean }

function Way({ icon, href, detail, says, isHot = false }: WayProps) {
  return (
    <li>
      <a className={`${styles.way} ${isHot ? styles.hot : ''}`.trim()} href={href}>
        <Icon name={icon} />
        <span className={styles.detail}>{detail}</span>
        <span className={styles.says}>{says}</span>
      </a>
    </li>
  )
}

export function WaysToReachUs({ currentPath }: { currentPath: string }) {
  const { contact } = site
  const { text, subject } = messages[pageIdAt(currentPath) ?? 'home']
  const phone = formatPhone(business.phone)
  return (
    <ul className={styles.ways}>
      <Way icon="phone" href={telHref(business.phone)} detail={phone} says={contact.callSays} isHot />
      <Way icon="text" href={smsHref(business.phone, text)} detail={phone} says={contact.textSays} isHot />
      <Way icon="mail" href={mailHref(business.email, subject)} detail={business.email} says={contact.emailSays} />
      <Way icon="pin" href={anchorHref('areas', currentPath)} detail={contact.area} says={contact.areaSays} />
      <Way icon="card" href={savedContact.path} detail={savedContact.save} says={savedContact.says} />
    </ul>
  )
}
