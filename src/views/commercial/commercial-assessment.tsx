import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Checklist } from '../../components/lists.tsx'
import { Split } from '../../components/section.tsx'
import styles from './commercial-assessment.module.css'
import { FacadeSurveyGrid, FaultSample, facadeSurvey } from './drawings/facade-survey.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { commercial } from './words.ts'

const { assessment } = commercial

/** The marked-up front is a picture file; its letters and numbers are text, in the site's own type. */
function MarkedFacade() {
  return (
    <figure>
      <div className={styles.survey}>
        <Drawing of={facadeSurvey} alt={assessment.picture} />
        <FacadeSurveyGrid className={styles.grid} />
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

export function CommercialAssessment() {
  return (
    <CollapsibleSection id="assessment" tone="snow" thumbnail={thumbnails.assessment} {...assessment}>
      <Split picture={<MarkedFacade />} pictureSide="left" isPictureFirst>
        <Checklist items={assessment.points} />
        <div>
          <QuoteLink issue="commercial">{assessment.quote}</QuoteLink>
        </div>
      </Split>
    </CollapsibleSection>
  )
}
