import type { ComponentProps, ReactNode } from 'react'
import { Collapsible } from '../../components/folding.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { Checklist } from '../../components/lists.tsx'
import { type Figure, FigureWords } from '../../components/measures.tsx'
import { SectionHead } from '../../components/section.tsx'
import type { NamedIssue } from '../../content/issues.ts'
import { getService, type ServiceId } from '../../content/services.ts'
import styles from './service.module.css'
import { servicesPage } from './words.ts'

const { learnMore } = servicesPage

type ServiceWordsProps = Omit<ComponentProps<typeof SectionHead>, 'layout'> &
  FeaturesProps &
  LinksProps & { measure?: Figure }

/** One service: what it is for, what it includes, and the ways on. */
export function ServiceWords({ measure, features, more, service, quote, ...head }: ServiceWordsProps) {
  return (
    <div className={styles.words}>
      <SectionHead {...head} layout="stacked" isEyebrowInHeading />
      {measure && (
        <p className={styles.measure}>
          <FigureWords {...measure} />
        </p>
      )}
      <ServiceFeatures features={features} {...(more && { more })} />
      <ServiceLinks service={service} quote={quote} />
    </div>
  )
}

type FeaturesProps = {
  features: readonly string[]
  /** Further features, folded on phones under a title that names them. */
  more?: { readonly title: string; readonly features: readonly string[] }
}

/** What a service includes. */
export function ServiceFeatures({ features, more }: FeaturesProps) {
  return (
    <div className={styles.features}>
      <Checklist items={features} />
      {more && (
        <Collapsible summary={more.title} className={styles.more}>
          <Checklist items={more.features} />
        </Collapsible>
      )}
    </div>
  )
}

type LinksProps = { service: ServiceId; quote: { readonly label: string; readonly issue?: NamedIssue } }

/** Links to the page of a service and to the form. Screen readers hear the service's name after "Learn More". */
export function ServiceLinks({ service, quote }: LinksProps) {
  const { name, path } = getService(service)
  return (
    <LinkRow>
      <MoreLink href={path}>
        <span>
          {learnMore.label}
          <span className="visually-hidden">{` ${learnMore.about} ${name.toLowerCase()}`}</span>
        </span>
      </MoreLink>
      <QuoteLink issue={quote.issue}>{quote.label}</QuoteLink>
    </LinkRow>
  )
}

type PictureToEdgeProps = {
  picture: ReactNode
  side: 'left' | 'right'
  /** 'fill' crops the picture to its half; 'whole' shows all of it. On phones both are cropped to a strip. */
  fit: 'fill' | 'whole'
  /** Leaves the picture out in print, where a night view would take a lot of ink. */
  isScreenOnly?: boolean
  children: ReactNode
}

/** The picture runs out to the edge of the screen; the words beside it keep the measure of the page. */
export function PictureToEdge({ picture, side, fit, isScreenOnly = false, children }: PictureToEdgeProps) {
  return (
    <div className={`${styles.toEdge} ${styles[side]}`}>
      <div className={`${styles.picture} ${styles[fit]} ${isScreenOnly ? styles.screenOnly : ''}`.trim()}>
        {picture}
      </div>
      <div className={styles.beside}>{children}</div>
    </div>
  )
}
