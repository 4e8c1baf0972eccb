import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { anchorHref } from '../content/navigation.ts'
import { pageIdAt } from '../content/pages.ts'
import { savedContact, site } from '../content/site.ts'
import { formatPhone, mailtoHref, smsHref, telHref } from '../lib/links.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './ways-to-reach-us.module.css'

type WayProps = {
  icon: IconName
  href: string
  /** The one word that a phone shows under the icon. */
  short: string
  detail: string
  description: string
  kind?: 'accent' | 'place'
}

function Way({ icon, href, short, detail, description, kind }: WayProps) {
  return (
    <li className={kind === 'place' ? styles.last : undefined}>
      <a className={`${styles.way} ${kind ? styles[kind] : ''}`.trim()} href={href}>
        <Icon name={icon} />
        <span className={styles.short}>{short}</span>
        <span className={styles.detail}>{detail}</span>
        <span className={styles.description}>{description}</span>
      </a>
    </li>
  )
}

/** On a wide screen a list with a description of each; on a phone a row of buttons with a note under it. */
export function WaysToReachUs({ currentPath }: { currentPath: string }) {
  const { contact } = site
  const { text, subject } = messages[pageIdAt(currentPath) ?? 'home']
  const phone = formatPhone(business.phone)
  return (
    <>
      <ul className={styles.ways}>
        <Way
          icon="phone"
          href={telHref(business.phone)}
          short={site.call}
          detail={phone}
          description={contact.callDescription}
          kind="accent"
        />
        <Way
          icon="text"
          href={smsHref(business.phone, text)}
          short={site.text}
          detail={phone}
          description={contact.textDescription}
          kind="accent"
        />
        <Way
          icon="mail"
          href={mailtoHref(business.email, subject)}
          short={contact.email}
          detail={business.email}
          description={contact.emailDescription}
        />
        <Way
          icon="card"
          href={savedContact.path}
          short={contact.save}
          detail={savedContact.save}
          description={savedContact.description}
        />
        <Way
          icon="pin"
          href={anchorHref('areas', currentPath)}
          short=""
          detail={contact.area}
          description={contact.areaDescription}
          kind="place"
        />
      </ul>
      <p className={styles.note}>
        <span className="no-break">{phone}</span>
        {contact.phoneNote}
      </p>
    </>
  )
}
