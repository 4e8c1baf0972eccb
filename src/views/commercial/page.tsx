import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Checklist } from '../../components/lists.tsx'
import { Split } from '../../components/section.tsx'
import { AreaTable } from '../../components/table.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { firstPaintId } from '../../lib/load-later.ts'
import { FinishedWork } from '../shared/finished-work.tsx'
import { Hero } from '../shared/hero.tsx'
import { RelatedServices } from '../shared/related-services.tsx'
import { AfterHours } from './after-hours.tsx'
import { FacadeSurveyGrid, FaultSample, facadeSurvey } from './drawings/facade-survey.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { Towers } from './drawings/towers.tsx'
import { InsuranceClaims, MaintenanceContracts } from './insurance-and-contracts.tsx'
import styles from './page.module.css'
import { PropertyTypes } from './property-types.tsx'
import { ScheduleService } from './schedule-service.tsx'
import { commercial } from './words.ts'

const { hero, districts, assessment, related } = commercial

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
    <div>
      <Frame hasSill>
        <Pane>
          <Towers id={firstPaintId} className={`fluid ${styles.towers}`} role="img" aria-label={hero.picture} />
        </Pane>
      </Frame>
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
      <figcaption className={styles.caption}>
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
