import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing, NumberedDrawing } from '../../components/drawing.tsx'
import { MoreLink, QuoteLink } from '../../components/links.tsx'
import { Checklist, DashedList } from '../../components/lists.tsx'
import { Quantity, Ruler } from '../../components/measures.tsx'
import { CollapsibleSection, Section, SectionHead, Split } from '../../components/section.tsx'
import { AreaTable } from '../../components/table.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { business } from '../../content/business.ts'
import { site } from '../../content/site.ts'
import { mailtoHref } from '../../lib/links.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { FinishedWork } from '../shared/finished-work.tsx'
import { Hero } from '../shared/hero.tsx'
import { RelatedServices } from '../shared/related-services.tsx'
import { FacadeSurveyGrid, FaultSample, facadeSurvey, thumbnails } from './drawings/facade-survey.tsx'
import { propertyBuildings } from './drawings/properties.tsx'
import { nightStreet, street } from './drawings/street.tsx'
import { Towers } from './drawings/towers.tsx'
import { InsuranceClaims, MaintenanceContracts } from './insurance-and-contracts.tsx'
import styles from './page.module.css'
import { ScheduleService } from './schedule-service.tsx'
import { commercial } from './words.ts'

const { condos } = commercial.properties
const { hero, districts, assessment, related, properties, afterHours } = commercial

export function CommercialPage() {
  return (
    <>
      <Hero page="commercial" {...hero} picture={<TowersFromSidewalk />} />
      <PropertyTypes />
      <InsuranceClaims />
      <AfterHours />
      <MaintenanceContracts />
      <CollapsibleSection id="districts" tone="ice" thumbnail={thumbnails.districts} {...districts}>
        <AreaTable caption={districts.title} columns={districts.columns} rows={districts.rows} />
      </CollapsibleSection>
      <CollapsibleSection id="assessment" tone="snow" thumbnail={thumbnails.assessment} {...assessment}>
        <Split picture={<MarkedFacade />} pictureSide="left" isPictureFirst>
          <Checklist items={assessment.points} />
          <div>
            <QuoteLink issue="commercial">{assessment.quote}</QuoteLink>
          </div>
        </Split>
      </CollapsibleSection>
      <ScheduleService />
      <FinishedWork service="commercial" tone="snow" />
      <RelatedServices {...related} tone="ice" />
    </>
  )
}

/** Towers from the sidewalk, and the one pane that is out. */
function TowersFromSidewalk() {
  return (
    <Frame hasSill>
      <Pane>
        <Towers id={firstPaintId} className={`fluid ${styles.towers}`} role="img" aria-label={hero.picture} />
      </Pane>
    </Frame>
  )
}

/** The window that is the matter in each building, and where its number stands. */
const callouts = [
  { at: [176, 92], to: [117, 173] },
  { at: [298, 116], to: [298, 372] },
  { at: [538, 190], to: [538, 352] },
  { at: [856, 142], to: [856, 270] },
  { at: [991, 192], to: [991, 306] },
  { at: [1354, 142], to: [1354, 282] },
] as const

/** One street with six properties on it. Phones show each property by itself. */
function PropertyTypes() {
  return (
    <Section id="properties" tone="ice">
      <SectionHead sectionId="properties" {...properties} />
      <div className={`wide-only ${styles.street}`}>
        <div className="full-width">
          <NumberedDrawing of={street} alt={properties.picture} callouts={callouts} />
        </div>
      </div>
      <Carousel label={properties.label} count={6}>
        <ol className={styles.types}>
          {properties.types.map(({ drawing, title, description, challenges }) => (
            <li key={title}>
              <div className="narrow-only on-sill">
                <Drawing of={propertyBuildings[drawing]} alt="" className={styles.picture} />
              </div>
              <h3 className={`part-number ${styles.name}`}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <div className={`small ${styles.challenges}`}>
                <h4>{properties.challenges}</h4>
                <DashedList items={challenges} />
              </div>
            </li>
          ))}
        </ol>
      </Carousel>
      <div className={styles.condos}>
        <h3>{condos.name}</h3>
        <p className={styles.description}>{condos.description}</p>
        <MoreLink href={mailtoHref(business.email, condos.subject)}>{condos.email}</MoreLink>
      </div>
    </Section>
  )
}

function AfterHours() {
  const { extra } = afterHours
  return (
    <CollapsibleSection id="after-hours" tone="night" thumbnail={thumbnails.afterHours} {...afterHours}>
      <div className={styles.row}>
        <div className="hidden-on-phones">
          <ButtonRow>
            <CallButton isLarge label={site.call} />
            <SmsButton page="commercial" isLarge label={afterHours.text} />
          </ButtonRow>
        </div>
        <p className={styles.extra}>
          <Quantity className={styles.value} value={extra.value} unit={extra.unit} />
          <span>{` ${extra.description}`}</span>
        </p>
      </div>
      <DayScale />
      <div className="full-width">
        <Drawing of={nightStreet} alt={afterHours.picture} theme="dark" className={styles.nightStreet} />
      </div>
    </CollapsibleSection>
  )
}

/** One day on the ruler, with the two hours that the title speaks of. */
function DayScale() {
  return (
    <div className={styles.day} aria-hidden="true">
      <Ruler size="tall" length={24} minorEvery={1} majorEvery={6} />
      <ol className={styles.hours}>
        {afterHours.hours.map((hour, index) => (
          <li key={index}>{hour}</li>
        ))}
      </ol>
    </div>
  )
}

/** The marked-up front is a picture file; its letters and numbers are text, in the site's own type. */
function MarkedFacade() {
  return (
    <figure>
      <div className={styles.survey}>
        <Drawing of={facadeSurvey} alt={assessment.picture} />
        <FacadeSurveyGrid className={`fill ${styles.grid}`} />
      </div>
      <figcaption className={`small ${styles.caption}`}>
        <ul className={styles.legend}>
          {assessment.legend.map(({ fault, description }) => (
            <li key={fault}>
              <FaultSample className={styles.mark} fault={fault} />
              {description}
            </li>
          ))}
        </ul>
        <p>{assessment.sample}</p>
      </figcaption>
    </figure>
  )
}
