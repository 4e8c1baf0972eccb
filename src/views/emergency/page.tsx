import { ButtonRow, EmailButton, SaveNumberButton, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing, NumberedDrawing } from '../../components/drawing.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { ItemText } from '../../components/pictured-item.tsx'
import { PhoneHead, Section, SectionHead } from '../../components/section.tsx'
import { WindowRow, WindowRowItem } from '../../components/window.tsx'
import { business } from '../../content/business.ts'
import { FinishedWork } from '../shared/finished-work.tsx'
import { RelatedServices } from '../shared/related-services.tsx'
import { Coverage } from './coverage.tsx'
import { responseSteps } from './drawings/response-steps.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { rearCallouts, sideCallouts, vanRear, vanSide } from './drawings/van.tsx'
import { EmergencyHero } from './emergency-hero.tsx'
import { Insurance } from './insurance.tsx'
import styles from './page.module.css'
import { ResponseGuarantee } from './response-guarantee.tsx'
import { Situations } from './situations.tsx'
import { emergency } from './words.ts'

const { response, equipment, contact, related } = emergency

export function EmergencyPage() {
  return (
    <>
      <EmergencyHero />
      <ResponseGuarantee />
      <Situations />
      <ResponseSteps />
      <Equipment />
      <Coverage />
      <Insurance />
      <Hotline />
      <FinishedWork service="emergency" tone="snow" />
      <RelatedServices {...related} tone="ice" />
    </>
  )
}

/** The same pane four times, in one frame: struck, boarded, glazed, clear. */
function ResponseSteps() {
  return (
    <Section id="process" tone="snow">
      <SectionHead sectionId="process" {...response} />
      <Carousel label={response.label} count={4} cards="narrow">
        <WindowRow isOrdered className={styles.steps}>
          {response.steps.map(({ drawing, name, description }) => (
            <WindowRowItem key={name} panes={<Drawing of={responseSteps[drawing]} alt="" />}>
              <h3 className={styles.step}>{name}</h3>
              <ItemText>{description}</ItemText>
            </WindowRowItem>
          ))}
        </WindowRow>
      </Carousel>
    </Section>
  )
}

/** The van on the section's lower edge: cut open from the side, or seen from behind where the screen is narrow. */
function Equipment() {
  return (
    <CollapsibleSection id="equipment" tone="ice" thumbnail={thumbnails.equipment} {...equipment}>
      <CalloutList items={equipment.items} orientation="horizontal" />
      <div className={styles.road}>
        <NumberedDrawing of={vanSide} alt={equipment.picture} callouts={sideCallouts} className={styles.side} />
        <NumberedDrawing of={vanRear} alt={equipment.picture} callouts={rearCallouts} className={styles.rear} />
      </div>
    </CollapsibleSection>
  )
}

function Hotline() {
  return (
    <Section id="hotline" tone="night">
      <PhoneHead sectionId="hotline" phone={business.phone} {...contact}>
        <ButtonRow>
          <SmsButton page="emergency" isLarge label={contact.text} />
          <SaveNumberButton />
        </ButtonRow>
      </PhoneHead>
      <div className={styles.notes}>
        {contact.notes.map(({ name, description }) => (
          <div key={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.description}>
              {description.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3 className={styles.name}>{contact.email.name}</h3>
          <p className={styles.description}>
            {contact.email.description}
            <br />
            {business.emergencyEmail}
          </p>
          <EmailButton address={business.emergencyEmail} subject={contact.email.subject} />
        </div>
      </div>
    </Section>
  )
}
