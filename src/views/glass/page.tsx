import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing, NumberedDrawing } from '../../components/drawing.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { NoBreak } from '../../components/inline.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { Quantity, RangeChart, Ruler } from '../../components/measures.tsx'
import { ItemAnswer, ItemPoints, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { CollapsibleSection, Section, SectionHead, SectionTitle, Split } from '../../components/section.tsx'
import { Frame, WindowRow, WindowRowItem } from '../../components/window.tsx'
import { claims } from '../../content/claims.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import type * as allTools from '../../tools/all-tools.ts'
import { ToolLinks } from '../../tools/tool-links.tsx'
import { FinishedWork } from '../shared/finished-work.tsx'
import { Hero } from '../shared/hero.tsx'
import { RelatedServices } from '../shared/related-services.tsx'
import { glassTypes } from './drawings/glass-types.tsx'
import { measuredOpening } from './drawings/measured-opening.tsx'
import { SettingPane } from './drawings/setting-pane.tsx'
import { sillApart, sillApartNarrow, thumbnails } from './drawings/sill-apart.tsx'
import { weatherPanes } from './drawings/weather-panes.tsx'
import styles from './page.module.css'
import { glass } from './words.ts'

const { hero, types, measuring, climate, warranty, schedule, related, signs, cost, installation } = glass

export function GlassPage({ tools }: { tools: typeof allTools }) {
  return (
    <>
      <Hero page="glass" {...hero} picture={<SettingWindow />} />
      <tools.repairOrReplace.Place signs={<Signs />} />
      <GlassTypes />
      <Measuring />
      <tools.glassSize.Place />
      <Installation />
      <Climate />
      <GlassPrices />
      <Warranty />
      <ScheduleMeasurement />
      <FinishedWork service="glass" tone="snow" />
      <RelatedServices {...related} tone="ice" />
    </>
  )
}

/** The new unit on its lifters, half way into the frame that stays. */
function SettingWindow() {
  return (
    <Frame hasSill className={styles.frame}>
      <SettingPane id={firstPaintId} className={`fluid ${styles.setting}`} role="img" aria-label={hero.picture} />
      <span className={`tag ${styles.unit}`}>{hero.tags.unit}</span>
      <span className={`tag ${styles.kept}`}>{hero.tags.frame}</span>
    </Frame>
  )
}

/** Two lists of signs, side by side: for a repair, and for new glass. */
function Signs() {
  return (
    <>
      <div className={styles.sides}>
        {signs.sides.map((side) => (
          <SignList key={side.title} {...side} />
        ))}
      </div>
      <div className={styles.ask}>
        <p>{signs.ask}</p>
        <SmsButton page="glass" />
      </div>
    </>
  )
}

type Side = (typeof signs.sides)[number]

function SignList({ title, signs: list, work, price }: Side) {
  return (
    <div className={styles.side}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {list.map(({ see, description }) => (
          <li key={see} className={styles.sign}>
            <p className={styles.see}>{see}</p>
            <p className="small">{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.price}>
        {`${work} `}
        <Quantity className={styles.value} value={price} unit="" />
      </p>
    </div>
  )
}

/** Three behaviours, two kinds of glass for each: a column each on wide screens, one carousel on a phone. */
function GlassTypes() {
  return (
    <Section id="types" tone="snow">
      <SectionHead sectionId="types" {...types} />
      <Carousel label={types.label} count={6}>
        <ul className={styles.types}>
          {types.types.map(({ group, drawing, name, description, features }) => (
            <PicturedItem
              key={name}
              drawing={glassTypes[drawing]}
              name={name}
              above={<p className={styles.group}>{group}</p>}
              onPhones="over"
            >
              <ItemText>{description}</ItemText>
              <ItemPoints points={features} />
            </PicturedItem>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}

const measures = [{ at: [390, 256] }, { at: [315, 332] }, { at: [238, 188] }, { at: [644, 34], to: [644, 78] }] as const

function Measuring() {
  return (
    <CollapsibleSection id="measuring" tone="ice" thumbnail={thumbnails.measuring} {...measuring}>
      <Split
        picture={<NumberedDrawing of={measuredOpening} alt={measuring.picture} callouts={measures} />}
        pictureSide="left"
        isPictureFirst
        isOverJoint
      >
        <CalloutList orientation="vertical" items={measuring.steps} />
      </Split>
    </CollapsibleSection>
  )
}

const wideCallouts = [
  { at: [760, 176], to: [842, 176] },
  { at: [92, 330], to: [216, 368] },
  { at: [550, 356], to: [470, 356] },
  { at: [270, 120], to: [346, 120] },
  { at: [604, 150], to: [566, 214] },
  { at: [770, 290], to: [690, 290] },
] as const

const narrowCallouts = [
  { at: [410, 84], to: [486, 150] },
  { at: [40, 470], to: [122, 536] },
  { at: [440, 566], to: [366, 528] },
  { at: [150, 300], to: [240, 300] },
  { at: [430, 340], to: [460, 386] },
  { at: [596, 340], to: [562, 400] },
] as const

/** The sill pulled apart. Phones have a composition of their own: shrunk, the wide one could not be read. */
function Installation() {
  return (
    <CollapsibleSection id="installation" tone="snow" thumbnail={thumbnails.installation} {...installation}>
      <NumberedDrawing
        of={sillApart}
        alt={installation.picture}
        callouts={wideCallouts}
        className="wide-only on-sill to-right-edge"
      />
      <NumberedDrawing
        of={sillApartNarrow}
        alt={installation.picture}
        callouts={narrowCallouts}
        className="narrow-only on-sill"
      />
      <div className={styles.steps}>
        <CalloutList orientation="horizontal" items={installation.steps} />
      </div>
      <p className={styles.terms}>{installation.terms}</p>
    </CollapsibleSection>
  )
}

/** The section that shows one window in four weathers. */
function Climate() {
  return (
    <Section id="climate" tone="ice">
      <SectionHead sectionId="climate" {...climate} />
      <Carousel label={climate.label} count={4}>
        <WindowRow className={styles.weathers}>
          {climate.weathers.map(({ drawing, name, description, helps }) => (
            <WindowRowItem key={name} panes={<Drawing of={weatherPanes[drawing]} alt="" className={styles.weather} />}>
              <h3>{name}</h3>
              <ItemText>{description}</ItemText>
              <ItemAnswer label={climate.answer}>{helps}</ItemAnswer>
            </WindowRowItem>
          ))}
        </WindowRow>
      </Carousel>
    </Section>
  )
}

function GlassPrices() {
  return (
    <Section id="cost" tone="snow">
      <div className="two-columns">
        <div>
          <SectionTitle sectionId="cost" eyebrow={cost.eyebrow} title={cost.title} />
          <p className={`lead ${styles.lead}`}>
            <Quantity className={styles.startingPrice} value={cost.price} unit="" /> {cost.lead}
          </p>
        </div>
        <div>
          <Collapsible summary={<FactorsSummary />} keepsSummaryWhenWide>
            <dl>
              {cost.factors.map(({ name, description }) => (
                <div key={name} className={styles.factor}>
                  <dt>{name}</dt>
                  <dd className="small">{description}</dd>
                </div>
              ))}
            </dl>
          </Collapsible>
          <p className={`small ${styles.payment}`}>
            <NoBreak>{cost.payment}</NoBreak>
          </p>
          <ToolLinks on="prices-glass" />
        </div>
      </div>
    </Section>
  )
}

function FactorsSummary() {
  return (
    <>
      <span className={styles.factors}>{cost.factorsTitle}</span>
      <span className={`small ${styles.answer}`}>{` ${cost.factorsAnswer}`}</span>
    </>
  )
}

/** The ruler is as long as the longest warranty, in whole steps, of which each is written under it. */
const step = 5
const steps = Math.ceil(claims.manufacturerWarrantyYears.to / step)
const scale = Array.from({ length: steps + 1 }, (_, index) => index * step)

/** Payback and both warranties, on one ruler of years. */
function Warranty() {
  return (
    <CollapsibleSection id="warranty" tone="ice" thumbnail={thumbnails.warranty} leadPosition="beside" {...warranty}>
      <RangeChart rows={warranty.years} unit="years" length={steps * step} every={1} scale={scale} />
    </CollapsibleSection>
  )
}

function ScheduleMeasurement() {
  return (
    <Section id="schedule" tone="night">
      <div className={`two-columns ${styles.booking}`}>
        <div className={styles.schedule}>
          <SectionHead sectionId="schedule" layout="stacked" {...schedule} />
          <div className={styles.ways}>
            <ButtonRow>
              <CallButton isLarge label={site.call} />
              <SmsButton page="glass" isLarge label={schedule.text} />
            </ButtonRow>
            <QuoteLink>{schedule.online}</QuoteLink>
          </div>
        </div>
        <BusinessDays />
      </div>
    </Section>
  )
}

const customDays = claims.customGlassDays.glassPage

/** Business days from the measurement: common sizes stand at its start, custom glass at its end. */
function BusinessDays() {
  return (
    <div>
      <Ruler size="tall" length={customDays.to} minorEvery={1} majorEvery={1} measured={customDays} />
      <dl className={styles.readings}>
        {schedule.readings.map(({ value, unit, description }) => (
          <div key={description}>
            <dt>
              <Quantity className={styles.reading} value={value} unit={unit} />
            </dt>
            <dd className={`small ${styles.description}`}>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
