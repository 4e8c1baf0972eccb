import type { ReactNode } from 'react'
import { glazierAtFrame } from '../art/motifs/repair-moments.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Icon, type IconName } from '../components/inline.tsx'
import { ContactLinks, MoreLink } from '../components/links.tsx'
import { Section, SectionHead } from '../components/section.tsx'
import { Frame, Pane } from '../components/window.tsx'
import { business } from '../content/business.ts'
import { messagePageAtForm, messages } from '../content/messages.ts'
import { anchorHref } from '../content/navigation.ts'
import { pageIdAt } from '../content/pages.ts'
import { type Delivery, savedContact, site } from '../content/site.ts'
import { formatPhone, mailtoHref, smsHref, telHref } from '../lib/links.ts'
import styles from './contact-section.module.css'
import { estimateForm } from './words.ts'

type ContactSectionProps = {
  currentPath: string
  delivery: Delivery
  title?: string | undefined
  lead?: string | undefined
  link?: { href: string; label: string } | undefined
  /** Stands beside the form in place of the ways to reach us, on a page that has those already. */
  aside?: ReactNode
  /** The estimate form, an island of its own. */
  children: ReactNode
}

/** The end of every page: the ways to reach the business, and the estimate form. */
export function ContactSection({ currentPath, delivery, title, lead, link, aside, children }: ContactSectionProps) {
  const { contact } = site
  const page = messagePageAtForm(pageIdAt(currentPath))
  return (
    <Section id="contact" tone="snow" className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <SectionHead
            sectionId="contact"
            layout="stacked"
            eyebrow={contact.eyebrow}
            title={title ?? contact.title}
            lead={lead ?? contact.lead}
          />
          {link && <MoreLink href={link.href}>{link.label}</MoreLink>}
        </div>
        <div className={`${styles.aside} ${aside ? styles.after : ''}`.trim()}>
          {aside ?? <WaysToReachUs currentPath={currentPath} />}
        </div>
        <div className={styles.window}>
          <div className={styles.glazier}>
            <Drawing of={glazierAtFrame} alt="" />
          </div>
          <Frame>
            <Pane className={styles.pane}>
              {delivery === 'none' && (
                <noscript>
                  <p>{estimateForm.withoutScripts}</p>
                  <ContactLinks page={page} />
                </noscript>
              )}
              <div role="status">
                <div className={styles.unavailable} data-form-unavailable hidden>
                  <p>
                    <span data-offline>{estimateForm.offline} </span>
                    {estimateForm.unavailable}
                  </p>
                  <ContactLinks page={page} />
                </div>
              </div>
              {/* Without scripts only a form that is sent is of use. */}
              <div className={delivery === 'none' ? styles.scripted : undefined}>{children}</div>
            </Pane>
          </Frame>
        </div>
      </div>
    </Section>
  )
}

/** On a wide screen a list with a description of each; on a phone a row of buttons with a note under it. */
export function WaysToReachUs({ currentPath }: { currentPath: string }) {
  const { contact } = site
  const { text, subject } = messages[messagePageAtForm(pageIdAt(currentPath))]
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
          isAccent
        />
        <Way
          icon="text"
          href={smsHref(business.phone, text)}
          short={site.text}
          detail={phone}
          description={contact.textDescription}
          isAccent
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
          isLast
        />
      </ul>
      <p className={styles.note}>
        <span className="no-break">{phone}</span>
        {contact.phoneNote}
      </p>
    </>
  )
}

type WayProps = {
  icon: IconName
  href: string
  /** The one word that a phone shows under the icon. */
  short: string
  detail: string
  description: string
  isAccent?: boolean
  /** Not shown on a phone, where four stand in a row. */
  isLast?: boolean
}

function Way({ icon, href, short, detail, description, isAccent = false, isLast = false }: WayProps) {
  return (
    <li className={isLast ? styles.last : undefined}>
      <a className={`${styles.way} ${isAccent ? styles.accent : ''}`.trim()} href={href}>
        <Icon name={icon} />
        <span className={styles.short}>{short}</span>
        <span className={styles.detail}>{` ${detail} `}</span>
        <span className={styles.description}>{description}</span>
      </a>
    </li>
  )
}
