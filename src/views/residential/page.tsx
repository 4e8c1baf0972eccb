import { ButtonRow, QuoteButton, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { NoBreak } from '../../components/inline.tsx'
import { NumberedSteps } from '../../components/lists.tsx'
import { ItemPoints, ItemText } from '../../components/pictured-item.tsx'
import { CollapsibleSection, PhoneHead, Section, SectionHead } from '../../components/section.tsx'
import { AreaTable, Table } from '../../components/table.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { business } from '../../content/business.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { FinishedWork } from '../shared/finished-work.tsx'
import { Hero } from '../shared/hero.tsx'
import { RelatedServices } from '../shared/related-services.tsx'
import { SampleSheet } from '../shared/sample-sheet.tsx'
import { CommonProblems } from './common-problems.tsx'
import { homeTypes } from './drawings/home-types.tsx'
import { homesAtNight } from './drawings/homes-at-night.tsx'
import { House } from './drawings/house.tsx'
import { laminatedGlass, locks, thumbnails } from './drawings/security.tsx'
import { Energy } from './energy.tsx'
import styles from './page.module.css'
import { residential } from './words.ts'

const { hero, homes, security, assessment, areas, schedule, related, problems } = residential

export function ResidentialPage() {
  return (
    <>
      <Hero page="residential" {...hero} picture={<HousePicture />} />
      <CommonProblems />
      <HomeTypes />
      <Energy />
      <Security />
      <CollapsibleSection
        id="assessment"
        tone="ice"
        thumbnail={thumbnails.assessment}
        pictureRight={<SampleEstimate />}
        {...assessment}
      >
        <NumberedSteps steps={assessment.steps} orientation="vertical" />
      </CollapsibleSection>
      <CollapsibleSection id="neighbourhoods" tone="snow" thumbnail={thumbnails.neighbourhoods} {...areas}>
        <AreaTable caption={areas.eyebrow} columns={areas.columns} rows={areas.list} />
      </CollapsibleSection>
      <Schedule />
      <FinishedWork service="residential" tone="snow" />
      <RelatedServices {...related} tone="ice" />
    </>
  )
}

/** The house with its four faults; each number leads to what is done about it. */
function HousePicture() {
  return (
    <Frame hasSill>
      <Pane id={firstPaintId} className={styles.pane}>
        <House className="fill" role="img" aria-label={hero.picture} />
        {problems.list.map(({ id, pin }, index) => (
          <a key={id} className={`${styles.pin} ${styles[id]}`} href={`#problem-${id}`}>
            <b className={styles.number}>{index + 1}</b>
            <span className={`tag ${styles.label}`}>{` ${pin}`}</span>
          </a>
        ))}
      </Pane>
    </Frame>
  )
}

/** Four windows with what we do to each: a carousel on phones, two by two on tablets, one row on wide screens. */
function HomeTypes() {
  return (
    <Section id="homes" tone="snow">
      <SectionHead sectionId="homes" {...homes} />
      <Carousel label={homes.label} count={4}>
        <ul className={styles.homes}>
          {homes.list.map(({ drawing, name, description, services, tagline }) => (
            <li key={name} className={styles.home}>
              <Drawing of={homeTypes[drawing]} alt="" className="fluid on-sill" />
              <div className={styles.homeWords}>
                <div>
                  <h3 className={styles.homeName}>{name}</h3>
                  <ItemText>{description}</ItemText>
                </div>
                <ItemPoints points={services} />
                <p className={styles.tagline}>{tagline}</p>
              </div>
            </li>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}

function Security() {
  return (
    <CollapsibleSection
      id="security"
      tone="snow"
      thumbnail={thumbnails.security}
      pictureLeft={<PulledApart />}
      {...security}
    >
      <ul className={styles.locks}>
        {security.locks.map(({ drawing, name, description }) => (
          <li key={name} className={styles.lock}>
            <Drawing of={locks[drawing]} alt="" className={`fluid ${styles.lockPicture}`} />
            <div>
              <h3>{name}</h3>
              <p className="small">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  )
}

/** Security glass in layers, each named under its own. */
function PulledApart() {
  return (
    <div className={styles.glass}>
      <Drawing of={laminatedGlass} alt={security.picture} />
      <div className={styles.layers} aria-hidden="true">
        {security.layers.map((layer, index) => (
          <span key={index}>{layer}</span>
        ))}
      </div>
    </div>
  )
}

const { sample } = residential.assessment

/** What a written estimate for the house at the top would look like. */
function SampleEstimate() {
  return (
    <SampleSheet title={sample.title} mark={sample.mark}>
      <Table
        className={styles.table}
        caption={sample.caption}
        columns={sample.columns.map((label) => ({ label }))}
        rows={sample.rows.map(({ window, needs, price }) => ({ key: window, cells: [window, needs, price] }))}
      />
      <dl className={styles.terms}>
        {sample.terms.map(({ term, description }) => (
          <div key={term}>
            <dt className="small">{term}</dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        <NoBreak>{sample.payment}</NoBreak>
      </p>
    </SampleSheet>
  )
}

/** The number for homes over a street of them after dark. */
function Schedule() {
  return (
    <Section id="schedule" tone="night" width="screen" className={styles.schedule}>
      <div className={`page-width ${styles.overStreet}`}>
        <PhoneHead sectionId="schedule" phone={business.residentialPhone} {...schedule}>
          <ButtonRow>
            <QuoteButton isLarge variant="filled" label={schedule.online} />
            <SmsButton page="residential" isLarge label={schedule.text} />
          </ButtonRow>
        </PhoneHead>
      </div>
      <Drawing of={homesAtNight} alt="" theme="dark" className={styles.street} />
    </Section>
  )
}
