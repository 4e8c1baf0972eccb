import type { ReactNode } from 'react'
import { Band } from '../../components/band.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { EmailButton } from '../../components/email-button.tsx'
import { GiantNumber } from '../../components/giant-number.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { WithoutCallBar } from '../../components/without-call-bar.tsx'
import { business } from '../../content/business.ts'
import { commercial } from '../../content/commercial.ts'
import { telHref } from '../../lib/phone.ts'
import styles from './schedule-service.module.css'

const { schedule } = commercial

type WayProps = { name: string; detail: ReactNode; children: ReactNode }

function Way({ name, detail, children }: WayProps) {
  return (
    <li className={styles.way}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.detail}>{detail}</p>
      <div>{children}</div>
    </li>
  )
}

/** Three lines to book on: phone, form, email. */
export function ScheduleService() {
  const { line, online, email } = schedule
  return (
    <Band id="schedule" tone="night">
      <SectionHead of="schedule" {...schedule} />
      <ul className={styles.ways}>
        <Way name={line.name} detail={<GiantNumber className={styles.phone} phone={business.phone} />}>
          <WithoutCallBar>
            <ButtonLink kind="call" icon="phone" href={telHref(business.phone)}>
              {line.call}
            </ButtonLink>
          </WithoutCallBar>
        </Way>
        <Way name={online.name} detail={online.says}>
          <ButtonLink kind="text" icon="arrow" href="#contact" data-issue="commercial">
            {online.link}
          </ButtonLink>
        </Way>
        <Way name={email.name} detail={business.email}>
          <EmailButton address={business.email} subject={email.subject} />
        </Way>
      </ul>
    </Band>
  )
}
