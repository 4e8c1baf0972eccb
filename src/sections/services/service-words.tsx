import { MoreLink } from '../../components/arrow-link.tsx'
import { Measure } from '../../components/measure.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { TickList } from '../../components/tick-list.tsx'
import { type ServiceId, services } from '../../content/services.ts'
import { servicesPage } from '../../content/services-page.ts'
import styles from './service-words.module.css'

const { learnMore } = servicesPage

export type ServiceWordsProps = {
  /** The id of the band that these words head. */
  of: string
  service: ServiceId
  subject: string
  title: string
  lead: string
  features: readonly string[]
  measure?: { readonly value: string; readonly unit: string; readonly says: string }
}

/** Leads to the page of a service. The words are the specification's; what it is about is for those who hear it alone. */
export function LearnMore({ service }: { service: ServiceId }) {
  const { name, path } = services.find(({ id }) => id === service) ?? services[0]
  return (
    <MoreLink href={path}>
      <span>
        {learnMore.label}
        <span className="visually-hidden">{` ${learnMore.about} ${name.toLowerCase()}`}</span>
      </span>
    </MoreLink>
  )
}

/** One service: what it is for, what it includes, and the way to its page. */
export function ServiceWords({ of, service, subject, title, lead, features, measure }: ServiceWordsProps) {
  return (
    <div className={styles.words}>
      <SectionHead of={of} lie="stacked" subject={subject} title={title} lead={lead} />
      {measure && (
        <p className={styles.measure}>
          <Measure className={styles.value} value={measure.value} unit={measure.unit} />
          <span className={styles.says}>{measure.says}</span>
        </p>
      )}
      <TickList items={features} />
      <LearnMore service={service} />
    </div>
  )
}
