import { ArrivalMap, QuadrantNames } from '../../art/map/arrival-map.tsx'
import { ButtonLink, EmailButton, SmsButton } from '../../components/buttons.tsx'
import { Breadcrumb, MoreLink } from '../../components/links.tsx'
import { Frame } from '../../components/window.tsx'
import { breadcrumbsTo } from '../../content/breadcrumbs.ts'
import { business } from '../../content/business.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/first-paint-id.ts'
import { formatPhone, telHref } from '../../lib/phone.ts'
import styles from './contact-hero.module.css'
import { ContactTile } from './contact-tile.tsx'
import { contact } from './words.ts'

const { hero } = contact

const phone = formatPhone(business.phone)

/** Where a detail that is too long for one line may break: after the @, after a word. A phone number never does. */
const emailParts = business.email.split(/(?<=@)/)
const areaParts = hero.area.detail.split(/(?<=\s)/)

/** Four ways to reach the business, as the unequal panes of one window. */
export function ContactHero() {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.wrap}>
        <Breadcrumb {...breadcrumbsTo('contact')} />
        <div className={styles.head}>
          <h1 id="hero-title">
            {hero.title.map((line) => (
              <span key={line} className={styles.line}>
                {`${line} `}
              </span>
            ))}
          </h1>
          <p className={`lead ${styles.lead}`}>{hero.lead}</p>
        </div>
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
          <ContactTile
            {...hero.area}
            detail={areaParts}
            className={styles.area}
            picture={
              <ArrivalMap
                id={firstPaintId}
                className={styles.map}
                viewBox="204 178 444 484"
                preserveAspectRatio="xMidYMid slice"
              >
                <QuadrantNames />
              </ArrivalMap>
            }
          >
            <MoreLink href="#communities">{hero.area.more}</MoreLink>
          </ContactTile>
        </Frame>
      </div>
    </section>
  )
}
