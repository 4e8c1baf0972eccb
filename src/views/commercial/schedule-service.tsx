import type { ReactNode } from 'react'
import { ButtonLink, EmailButton, QuoteButton } from '../../components/buttons.tsx'
import { LargePhoneLink } from '../../components/links.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { business } from '../../content/business.ts'
import { site } from '../../content/site.ts'
import { telHref } from '../../lib/links.ts'
import styles from './schedule-service.module.css'
import { commercial } from './words.ts'

const { schedule } = commercial

type WayProps = { name: string; detail: ReactNode; description: string; children: ReactNode }

function Way({ name, detail, description, children }: WayProps) {
  return (
    <li className={styles.way}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.detail}>{detail}</p>
      <p className={`small ${styles.description}`}>{description}</p>
      <div className={styles.button}>{children}</div>
    </li>
  )
}

/** An email address that breaks after the @ where there is no room for it in one line. */
function BreakingEmail({ address }: { address: string }) {
  const [name, domain] = address.split(/(?<=@)/)
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  )
}

/** Three lines to book on: phone, form, email. */
export function ScheduleService() {
  const { line, online, email } = schedule
  return (
    <Section id="schedule" tone="night">
      <SectionHead sectionId="schedule" {...schedule} />
      <ul className={styles.ways}>
        <Way {...line} detail={<LargePhoneLink className={styles.phone} phone={business.phone} />}>
          <div className="hidden-on-phones">
            <ButtonLink variant="filled" icon="phone" href={telHref(business.phone)}>
              {site.callNow}
            </ButtonLink>
          </div>
        </Way>
        <Way {...online}>
          <QuoteButton variant="outlined" label={online.link} />
        </Way>
        <Way {...email} detail={<BreakingEmail address={business.email} />}>
          <EmailButton address={business.email} subject={email.subject} />
        </Way>
      </ul>
    </Section>
  )
}
