import type { ReactNode } from 'react'
import { glazierAtFrame } from '../art/motifs/glazier-at-frame.tsx'
import { Drawing } from '../components/drawing.tsx'
import { ContactLinks, MoreLink } from '../components/links.tsx'
import { Section, SectionHead } from '../components/section.tsx'
import { WaysToReachUs } from '../components/ways-to-reach-us.tsx'
import { Frame, Pane } from '../components/window.tsx'
import { pageIdAt } from '../content/pages.ts'
import { type Delivery, site } from '../content/site.ts'
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
  const page = pageIdAt(currentPath)
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
