import { brokenWindow } from '../../art/motifs/service-windows.tsx'
import { ButtonRow, EmailButton, SaveNumberButton, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing, NumberedDrawing } from '../../components/drawing.tsx'
import { NoBreak } from '../../components/inline.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { CalloutList, Checklist, DashedList } from '../../components/lists.tsx'
import { Quantity } from '../../components/measures.tsx'
import { ItemText } from '../../components/pictured-item.tsx'
import { CollapsibleSection, PhoneHead, Section, SectionHead, Split } from '../../components/section.tsx'
import { Table } from '../../components/table.tsx'
import { WindowRow, WindowRowItem } from '../../components/window.tsx'
import { business } from '../../content/business.ts'
import { formatRange } from '../../lib/format.ts'
import { MapBeside } from '../shared/arrival-map.tsx'
import { FinishedWork } from '../shared/finished-work.tsx'
import { RelatedServices } from '../shared/related-services.tsx'
import { SampleSheet } from '../shared/sample-sheet.tsx'
import { responseSteps } from './drawings/response-steps.tsx'
import { situationWindows, thumbnails } from './drawings/situations.tsx'
import { rearCallouts, sideCallouts, vanRear, vanSide } from './drawings/van.tsx'
import { EmergencyHero } from './emergency-hero.tsx'
import styles from './page.module.css'
import { ResponseGuarantee } from './response-guarantee.tsx'
import { emergency } from './words.ts'

const { response, equipment, contact, related, situations, coverage, insurance } = emergency

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

/** Four windows on one sill, each with what to do until somebody is there. */
function Situations() {
  return (
    <Section id="situations" tone="ice">
      <SectionHead sectionId="situations" {...situations} />
      <Carousel label={situations.label} count={4}>
        <ul className={styles.situations}>
          {situations.items.map(({ drawing, name, description, advice }) => (
            <li key={name} className={styles.situation}>
              <Drawing of={situationWindows[drawing]} alt="" className={`fluid on-sill ${styles.picture}`} />
              <div className={styles.words}>
                <h3>{name}</h3>
                <p className={`small ${styles.damage}`}>{description}</p>
              </div>
              <div className={styles.until}>
                <h4>{situations.until}</h4>
                <DashedList items={advice} />
              </div>
            </li>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}

/** The same pane four times, in one frame: struck, boarded, glazed, clear. */
function ResponseSteps() {
  return (
    <Section id="process" tone="snow">
      <SectionHead sectionId="process" {...response} />
      <Carousel label={response.label} count={4} isNarrow>
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
      <div className={`to-right-edge ${styles.road}`}>
        <NumberedDrawing of={vanSide} alt={equipment.picture} callouts={sideCallouts} className="wide-only" />
        <NumberedDrawing
          of={vanRear}
          alt={equipment.picture}
          callouts={rearCallouts}
          className={`narrow-only ${styles.rear}`}
        />
      </div>
    </CollapsibleSection>
  )
}

const columnClassNames = [styles.area, `small ${styles.places}`]

/** Average arrival with every community named; the swatches are the map's own colours. */
function Coverage() {
  return (
    <CollapsibleSection id="coverage" tone="snow" thumbnail={thumbnails.coverage} {...coverage}>
      <MapBeside side="right">
        <Table
          className={styles.table}
          caption={coverage.caption}
          headClassName="visually-hidden"
          columns={coverage.columns.map((label, index) => ({ label, className: columnClassNames[index] }))}
          rows={coverage.rows.map(({ zone, area, places, minutes }) => ({
            key: zone,
            className: `${styles.row} ${styles[zone]}`,
            cells: [
              area,
              places.join(', '),
              <Quantity key="minutes" className={styles.minutes} value={formatRange(minutes)} unit="min" />,
            ],
          }))}
        />
      </MapBeside>
    </CollapsibleSection>
  )
}

function Insurance() {
  return (
    <CollapsibleSection id="insurance" tone="ice" thumbnail={thumbnails.insurance} {...insurance}>
      <Split pictureSide="right" picture={<SampleEstimate />}>
        <Checklist items={insurance.points} />
        <p className={styles.payment}>
          <NoBreak>{insurance.payment}</NoBreak>
        </p>
        <p>
          <QuoteLink>{insurance.quote}</QuoteLink>
        </p>
      </Split>
    </CollapsibleSection>
  )
}

const { sample } = insurance

/** The file on the table: a made-up estimate, and a photo of the damage clipped to it. */
function SampleEstimate() {
  return (
    <figure className={styles.file}>
      <div className={styles.sheet}>
        <SampleSheet title={sample.title} mark={sample.mark}>
          <dl>
            {sample.lines.map(({ term, description }) => (
              <div key={term} className={styles.line}>
                <dt className="small">{term}</dt>
                <dd className={styles.amount}>{description}</dd>
              </div>
            ))}
          </dl>
          <p className={`small ${styles.valid}`}>
            <Quantity className={styles.days} value={sample.valid.value} unit="" /> {sample.valid.unit}
          </p>
        </SampleSheet>
        <div className={styles.photo}>
          <Drawing of={brokenWindow} alt="" />
        </div>
      </div>
      <figcaption className={`small ${styles.note}`}>{sample.note}</figcaption>
    </figure>
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
        <div>
          <h3>{contact.ready.name}</h3>
          <ul className={styles.description}>
            {contact.ready.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className={styles.email}>
          <h3>{contact.email.name}</h3>
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
