import { Fragment, type ReactNode } from 'react'
import { ArrivalMap, communitiesThumbnail, QuadrantNames } from '../../art/map/arrival-map.tsx'
import { ButtonLink, EmailButton, SmsButton } from '../../components/buttons.tsx'
import { Breadcrumb, MoreLink } from '../../components/links.tsx'
import { CollapsibleSection, HeadColumns, ProseColumns, Section } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { business } from '../../content/business.ts'
import { breadcrumbsTo } from '../../content/navigation.ts'
import { savedContact, site } from '../../content/site.ts'
import { formatPhone, telHref } from '../../lib/links.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { MapBeside } from '../shared/arrival-map.tsx'
import styles from './page.module.css'
import { contact } from './words.ts'

const { hero, form, next, communities } = contact
const phone = formatPhone(business.phone)

/** The email address in two parts: it may break between them if it is too long for one line. */
const emailParts = business.email.split(/(?<=@)/)

/** Four ways to reach the business, as the unequal panes of one window. */
export function ContactPage() {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className="page-width">
        <Breadcrumb {...breadcrumbsTo('contact')} />
        <HeadColumns>
          <h1 id="hero-title" className={styles.title}>
            {hero.title.join('\n')}
          </h1>
          <p className="lead">{hero.lead}</p>
        </HeadColumns>
        <Frame hasSill className={styles.panes}>
          <ContactTile {...hero.call} detail={[phone]} className={styles.call}>
            <ButtonLink variant="filled" icon="phone" isLarge href={telHref(business.phone)}>
              {site.callNow}
            </ButtonLink>
          </ContactTile>
          <ContactTile {...hero.text} detail={[phone]} className={styles.text}>
            <SmsButton page="contact" />
          </ContactTile>
          <ContactTile {...hero.email} detail={emailParts} className={styles.email}>
            <EmailButton address={business.email} subject={hero.email.subject} />
          </ContactTile>
          <ContactTile {...hero.area} detail={[hero.area.detail]} className={styles.area} picture={<QuadrantMap />}>
            <MoreLink href="#communities">{hero.area.more}</MoreLink>
          </ContactTile>
        </Frame>
      </div>
    </section>
  )
}

type ContactTileProps = {
  name: string
  /** The number or address, in pieces between which it may break. Its size is the tile's --detail-size. */
  detail: readonly string[]
  description: string
  picture?: ReactNode
  className?: string | undefined
  /** The one link of the tile. It can be pressed anywhere on the pane. */
  children: ReactNode
}

/** One way to reach the business. */
function ContactTile({ name, detail, description, picture, className = '', children }: ContactTileProps) {
  return (
    <Pane className={`${styles.tile} ${className}`}>
      <div className={styles.words}>
        <h2 className={styles.tileName}>{name}</h2>
        <p className={styles.detail}>
          {detail.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </p>
        <p className={`small ${styles.tileDescription}`}>{description}</p>
        <div className={styles.link}>{children}</div>
      </div>
      {picture}
    </Pane>
  )
}

function QuadrantMap() {
  return (
    <ArrivalMap id={firstPaintId} className={styles.map} viewBox="204 178 444 484" preserveAspectRatio="xMidYMid slice">
      <QuadrantNames />
    </ArrivalMap>
  )
}

/** How soon somebody replies. It stands beside the form. */
export function AnswerTimes() {
  return (
    <dl className={styles.times}>
      {form.times.map(({ name, value, description }) => (
        <div key={name} className={styles.time}>
          <dt className="small">{name}</dt>
          <dd>
            <span className={styles.value}>{value}</span> <span className="small">{description}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The sections of the contact page that follow the form. */
export function ContactPageAfterForm() {
  return (
    <>
      <Section id="next" tone="ice">
        <ProseColumns sectionId="next" {...next} />
        <div className={styles.save}>
          <MoreLink href={savedContact.path}>{savedContact.save}</MoreLink>
        </div>
      </Section>
      <CollapsibleSection id="communities" tone="snow" thumbnail={communitiesThumbnail} {...communities}>
        <MapBeside side="left">
          <dl className={styles.groups}>
            {communities.groups.map(({ name, places }) => (
              <div key={name} className={styles.group}>
                <dt>{name}</dt>
                <dd>{places.join(', ')}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.ask}>{communities.ask}</p>
        </MapBeside>
      </CollapsibleSection>
    </>
  )
}
