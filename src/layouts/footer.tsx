import { ButtonLink, ButtonRow, SmsButton } from '../components/buttons.tsx'
import { Icon, NoBreak } from '../components/inline.tsx'
import { SpacerBar } from '../components/section.tsx'
import { business, listProvenFacts } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import { anchorHref, footerAnchors, socialLinks } from '../content/navigation.ts'
import { pageIdAt } from '../content/pages.ts'
import { type Delivery, type LegalText, listLegalTexts, site } from '../content/site.ts'
import { formatPhone, mailtoHref, telHref } from '../lib/links.ts'
import { listTools } from '../tools/tool-links.tsx'
import styles from './footer.module.css'
import { Logo } from './header.tsx'

type Link = {
  readonly label: string
  readonly href: string
  /** The tool that it leads to; other tools find its address here. */
  readonly tool?: string
}

type LinkListProps = {
  heading: string
  links: readonly Link[]
  /** On phones it takes both columns, and is one row. */
  isRow?: boolean
}

function LinkList({ heading, links, isRow = false }: LinkListProps) {
  return (
    <div className={isRow ? styles.row : undefined}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ label, href, tool }) => (
          <li key={label}>
            <a className={styles.link} href={href} data-tool-link={tool}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The number is a link by itself; the buttons are for screens without a call bar. */
function EmergencyBanner() {
  return (
    <div className={styles.emergency}>
      <p>
        {site.footer.emergency.before} <a href={telHref(business.phone)}>{formatPhone(business.phone)}</a>
        {site.footer.emergency.after}
      </p>
      <div className="hidden-on-phones">
        <ButtonRow>
          <ButtonLink variant="filled" icon="phone" isLarge href={telHref(business.phone)}>
            {site.callNow}
          </ButtonLink>
          <SmsButton page="emergency" isLarge />
        </ButtonRow>
      </div>
    </div>
  )
}

function ContactBlock({ currentPath }: { currentPath: string }) {
  const { subject } = messages[pageIdAt(currentPath) ?? 'home']
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>{site.footer.contact}</h2>
      <address className={styles.address}>
        <a className={`${styles.link} ${styles.phone}`} href={telHref(business.phone)}>
          {formatPhone(business.phone)}
        </a>
        <a className={styles.link} href={mailtoHref(business.email, subject)}>
          {business.email}
        </a>
        <a className={styles.link} href={mailtoHref(business.emergencyEmail, messages.emergency.subject)}>
          {business.emergencyEmail}
        </a>
      </address>
    </div>
  )
}

type FooterProps = {
  currentPath: string
  delivery: Delivery
  hasNotices: boolean
  countsContacts: boolean
  year: number
}

export function Footer({ currentPath, delivery, hasNotices, countsContacts, year }: FooterProps) {
  const toAnchor = ({ id, label }: { id: string; label: string }) => ({ label, href: anchorHref(id, currentPath) })
  const tools = listTools(currentPath).map(({ name, label, href }) => ({ label, href, tool: name }))
  const texts = listLegalTexts(delivery, hasNotices, countsContacts)
  const provenFacts = listProvenFacts()
    .map(({ term, description }) => `${term}: ${description}.`)
    .join(' ')
  return (
    <footer className={`night ${styles.footer}`}>
      <SpacerBar orientation="horizontal" />
      <div className={`page-width ${styles.wrap}`}>
        <EmergencyBanner />
        <hr className={styles.profile} />
        <div className={styles.columns}>
          <div className={styles.business}>
            <div className={styles.logo}>
              <Logo />
            </div>
            <p className={styles.about}>{site.footer.about}</p>
            {provenFacts && <p className={styles.about}>{provenFacts}</p>}
          </div>
          <LinkList heading={site.footer.services} links={footerAnchors.services.map(toAnchor)} />
          <LinkList heading={site.footer.findOut} links={tools} />
          <LinkList heading={site.footer.more} links={footerAnchors.find.map(toAnchor)} isRow />
          <ContactBlock currentPath={currentPath} />
        </div>
        <hr className={styles.profile} />
        <LegalTexts texts={texts} />
        <div className={styles.base} id="legal">
          <span className={styles.copyright}>
            © <span data-current-year>{year}</span> {business.name}
          </span>
          <ul className={styles.last}>
            {texts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            {socialLinks.map(({ label, href }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                  <span className="visually-hidden">{` ${site.footer.opensNewTab}`}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}

const { theme, themes } = site.footer

/** scripts/theme.ts makes it work and marks the choice that was kept. */
export function ThemeSwitch() {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{theme}</legend>
      {Object.entries(themes).map(([value, label]) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          data-theme-choice={value}
          aria-pressed={value === 'system'}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

function LegalTexts({ texts }: { texts: readonly LegalText[] }) {
  return texts.map(({ id, title, paragraphs }) => (
    <section key={id} id={id} className={styles.text} aria-labelledby={`${id}-title`} data-legal-text>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          <NoBreak>{paragraph}</NoBreak>
        </p>
      ))}
      <a className={styles.close} href="#legal">
        <Icon name="close" />
        {`${site.close} ${title.toLowerCase()}`}
      </a>
    </section>
  ))
}
