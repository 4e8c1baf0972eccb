import type { ReactNode } from 'react'
import { ButtonLink, ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Icon, NoBreak } from '../../components/inline.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Section } from '../../components/section.tsx'
import { Frame } from '../../components/window.tsx'
import { pages } from '../../content/pages.ts'
import { services } from '../../content/services.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { servicePictures } from '../shared/related-services.tsx'
import { CrackedPane } from './drawings/cracked-pane.tsx'
import { missingPane, missingPaneNarrow } from './drawings/missing-pane.tsx'
import styles from './page.module.css'

const { notFound, serverError } = site

/** The 404 page: a window whose middle pane is the page that is missing, and the services to choose from. */
export function NotFoundPage() {
  return (
    <>
      <ErrorHero
        picture={<MissingPane />}
        title={
          <>
            <span className={styles.code}>{notFound.code}</span> {notFound.title}
          </>
        }
        lead={notFound.lead}
      >
        <ButtonRow>
          <ButtonLink variant="neutral" icon="arrow" href={pages.home.path}>
            {notFound.home}
          </ButtonLink>
          <div className="hidden-on-phones">
            <CallButton label={site.call} />
          </div>
        </ButtonRow>
        <div>
          <QuoteLink isButtonOnPhones>{site.quote}</QuoteLink>
        </div>
      </ErrorHero>
      <Section id="services" tone="ice">
        <h2 id="services-title" className={styles.title}>
          {notFound.services}
        </h2>
        <ul className={styles.rows}>
          {services.map(({ id, name, summary, path }) => (
            <li key={id}>
              <a className={styles.row} href={path}>
                <Drawing of={servicePictures[id]} alt="" className={`fluid ${styles.service}`} />
                <h3 className={styles.name}>{name}</h3>
                <p className={`small ${styles.description}`}>
                  <NoBreak>{summary}</NoBreak>
                </p>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type ErrorHeroProps = {
  picture: ReactNode
  title: ReactNode
  lead: string
  /** The ways on from here, in rows. */
  children: ReactNode
}

/** What an error page shows in place of the page that was asked for: a window, what is wrong, and the ways on. */
export function ErrorHero({ picture, title, lead, children }: ErrorHeroProps) {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className="page-width">
        <Frame hasSill>{picture}</Frame>
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.heroTitle}>
            {title}
          </h1>
          <div id={firstPaintId} className={styles.waysOn}>
            <p className="lead">{lead}</p>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

function MissingPane() {
  return (
    <>
      <div className={styles.wide}>
        <Drawing of={missingPane} alt={notFound.picture} className={`fluid ${styles.missing}`} />
      </div>
      <div className={styles.narrow}>
        <Drawing of={missingPaneNarrow} alt={notFound.picture} className={`fluid ${styles.missing}`} />
      </div>
    </>
  )
}

/** The 500 page, in place of a page that failed. Nothing in it is a file that could fail too. */
export function ServerErrorPage() {
  return (
    <ErrorHero picture={<CrackedWindow />} title={site.unexpectedError} lead={serverError.lead}>
      <div className="hidden-on-phones">
        <ButtonRow>
          <CallButton label={site.call} />
          <SmsButton label={site.text} />
        </ButtonRow>
      </div>
      <ButtonRow>
        {/* An empty href reloads the URL that was requested. */}
        <ButtonLink variant="neutral" icon="arrow" href="">
          {serverError.retry}
        </ButtonLink>
        <ButtonLink variant="neutral" icon="arrow" href={pages.home.path}>
          {serverError.home}
        </ButtonLink>
      </ButtonRow>
    </ErrorHero>
  )
}

/** The picture of a hero whose page failed. */
export function CrackedWindow() {
  return <CrackedPane role="img" aria-label={site.serverError.picture} className={styles.cracked} />
}
