import { ButtonLink } from '../components/button-link.tsx'
import { ButtonRow } from '../components/button-row.tsx'
import { TextButton } from '../components/contact-buttons.tsx'
import { SpacerBar } from '../components/spacer-bar.tsx'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { anchorHref, footerAnchors, socialLinks } from '../content/navigation.ts'
import { pageIdAt } from '../content/pages.ts'
import { notices, site } from '../content/site.ts'
import { mailHref } from '../lib/mail.ts'
import { formatPhone, telHref } from '../lib/phone.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { Notices } from './notices.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type AnchorListProps = {
  heading: string
  anchors: readonly { readonly id: string; readonly label: string }[]
  currentPath: string
}

function AnchorList({ heading, anchors, currentPath }: AnchorListProps) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.link} href={anchorHref(id, currentPath)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function EmergencyBanner() {
  return (
    <div className={styles.emergency}>
      <p>
        {site.footer.emergency.before} <span className="unbroken">{formatPhone(business.phone)}</span>
        {site.footer.emergency.after}
      </p>
      <ButtonRow>
        <ButtonLink kind="call" icon="phone" isLarge href={telHref(business.phone)}>
          {site.callNow}
        </ButtonLink>
        <TextButton page="emergency" isLarge />
      </ButtonRow>
    </div>
  )
}

function ContactBlock({ currentPath }: { currentPath: string }) {
  const { subject } = messages[pageIdAt(currentPath) ?? 'home']
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>{site.footer.contact}</h2>
      <address className={styles.address}>
        <a className={styles.link} href={telHref(business.phone)}>
          {formatPhone(business.phone)}
        </a>
        <a className={styles.link} href={mailHref(business.email, subject)}>
          {business.email}
        </a>
        <a className={styles.link} href={mailHref(business.emergencyEmail, messages.emergency.subject)}>
          {business.emergencyEmail}
        </a>
      </address>
    </div>
  )
}

export function Footer({ currentPath, year }: { currentPath: string; year: number }) {
  return (
    <footer className={`night ${styles.footer}`}>
      <SpacerBar lie="flat" />
      <div className={styles.wrap}>
        <EmergencyBanner />
        <hr className={styles.profile} />
        <div className={styles.columns}>
          <div className={styles.business}>
            <Logo />
            <p className={styles.about}>{site.footer.about}</p>
          </div>
          <AnchorList heading={site.footer.services} anchors={footerAnchors.services} currentPath={currentPath} />
          <AnchorList heading={site.footer.find} anchors={footerAnchors.find} currentPath={currentPath} />
          <ContactBlock currentPath={currentPath} />
        </div>
        <hr className={styles.profile} />
        <Notices />
        <div className={styles.base} id="legal">
          <span>
            © <span data-current-year>{year}</span> {business.name}
          </span>
          {notices.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          {socialLinks.map(({ label, href }) => (
            <a key={label} href={href} target="_blank" rel="noopener">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ))}
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
