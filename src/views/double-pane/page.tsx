import { closingPeaks } from '../../art/closing/closing-peaks.tsx'
import { ButtonRow, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing, NumberedDrawing, NumberedPicture } from '../../components/drawing.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { Quantity, RangeChart, Ruler } from '../../components/measures.tsx'
import { ItemAnswer, ItemPoints, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { CollapsibleSection, Section, SectionHead, SectionTitle, Split } from '../../components/section.tsx'
import { Frame, Pane, WindowRow, WindowRowItem } from '../../components/window.tsx'
import { FogWindow } from '../../fog/fog-window.tsx'
import type * as allTools from '../../tools/all-tools.ts'
import { ToolLinks } from '../../tools/tool-links.tsx'
import { ClosingCall } from '../shared/closing-call.tsx'
import { FinishedWork } from '../shared/finished-work.tsx'
import { Hero } from '../shared/hero.tsx'
import { RelatedServices } from '../shared/related-services.tsx'
import { bowedUnits } from './drawings/bowed-units.tsx'
import { EdgeCrossSection } from './drawings/edge-cross-section.tsx'
import { foggingStrip } from './drawings/fogging-strip.tsx'
import { foggySigns } from './drawings/foggy-signs.tsx'
import { OptionFrame, OptionReseal, OptionUnit } from './drawings/repair-options.tsx'
import styles from './page.module.css'
import { doublePane } from './words.ts'

const { hero, fogging, life, signs, savings, calgary, assessment, closing, related, causes, options } = doublePane

export function DoublePanePage({ tools }: { tools: typeof allTools }) {
  return (
    <>
      <Hero page="doublePane" {...hero} picture={<FoggedView />} />
      <FoggingSteps />
      <SealFailureCauses />
      <SealLife />
      <SignsToWatch />
      <tools.condensation.Place />
      <RepairOptions />
      <EnergySavings />
      <CalgarySolutions />
      <FreeAssessment />
      <ClosingCall view={closingPeaks} page="doublePane" {...closing} />
      <FinishedWork service="doublePane" tone="snow" />
      <RelatedServices {...related} tone="ice" />
    </>
  )
}

/** The window that the visitor clears. */
function FoggedView() {
  return (
    <Frame hasSill className={styles.fogged}>
      <FogWindow {...hero.window} />
    </Frame>
  )
}

/** Five panes of one view that clouds over. On phones they are one long ribbon. */
function FoggingSteps() {
  return (
    <Section id="fogging" tone="ice">
      <SectionHead sectionId="fogging" {...fogging} />
      <Carousel label={fogging.label} count={5}>
        <WindowRow isOrdered className={styles.ribbon}>
          {fogging.steps.map(({ name, description }, index) => (
            <WindowRowItem key={name} panes={<Drawing of={foggingStrip} alt="" />}>
              <p className={styles.step}>{`${fogging.step} ${index + 1}`}</p>
              <h3>{name}</h3>
              <ItemText>{description}</ItemText>
            </WindowRowItem>
          ))}
        </WindowRow>
      </Carousel>
    </Section>
  )
}

function SealFailureCauses() {
  return (
    <CollapsibleSection id="causes" tone="snow" {...causes}>
      <div className={styles.columns}>
        <EdgeOfTheUnit />
        <dl>
          {causes.causes.map(({ name, description }) => (
            <div key={name} className={styles.cause}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.description}>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </CollapsibleSection>
  )
}

/** Where the parts are pointed at, in their order. Left of the unit is outside. */
const callouts = [
  { at: [110, 150], to: [281, 150] },
  { at: [612, 150], to: [435, 150] },
  { at: [612, 246], to: [356, 246] },
  { at: [612, 342], to: [408, 436] },
  { at: [612, 436], to: [372, 460] },
  { at: [110, 380], to: [294, 452] },
  { at: [110, 480], to: [300, 528] },
  { at: [612, 630], to: [500, 620] },
] as const

function EdgeOfTheUnit() {
  return (
    <div>
      <div className={`to-left-edge on-sill ${styles.picture}`}>
        <NumberedPicture size={[720, 760]} callouts={callouts}>
          <EdgeCrossSection role="img" aria-label={causes.picture} />
        </NumberedPicture>
        <span className={styles.outside}>{causes.outside}</span>
        <span className={styles.inside}>{causes.inside}</span>
      </div>
      <ol className={styles.parts}>
        {causes.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </div>
  )
}

/** The ruler is as long as the longest life, in whole decades, which are what is written under it. */
const decades = Math.ceil(Math.max(...life.grades.map(({ range }) => range.to)) / 10)
const scale = Array.from({ length: decades + 1 }, (_, decade) => decade * 10)

function SealLife() {
  return (
    <CollapsibleSection id="seal-life" tone="snow" {...life} leadPosition="beside">
      <div className={styles.sealLife}>
        <RangeChart rows={life.grades} unit={life.unit} length={decades * 10} every={5} scale={scale} />
      </div>
    </CollapsibleSection>
  )
}

const signCallouts = [
  { at: [120, 118] },
  { at: [300, 226] },
  { at: [196, 440] },
  { at: [500, 306] },
  { at: [560, 110] },
] as const

function SignsToWatch() {
  return (
    <CollapsibleSection id="signs" tone="ice" {...signs}>
      <Split
        picture={
          <Frame>
            <Pane>
              <NumberedDrawing of={foggySigns} alt={signs.picture} callouts={signCallouts} />
            </Pane>
          </Frame>
        }
        pictureSide="left"
        isOverJoint
        isPictureFirst
      >
        <CalloutList orientation="vertical" items={signs.signs} />
      </Split>
    </CollapsibleSection>
  )
}

// These are inlined into the page: as files they would be one request more before anyone scrolls.
const pictures = { seal: OptionReseal, unit: OptionUnit, frame: OptionFrame }

/** One window pulled apart three times; in each the part that is worked on is solid. */
function RepairOptions() {
  return (
    <Section id="options" tone="snow">
      <SectionHead sectionId="options" {...options} />
      <ul className={styles.options}>
        {options.options.map(({ part, name, price, per, description, details, quote }) => {
          const Picture = pictures[part]
          return (
            <li key={name} className={styles.option}>
              <Picture className={`fluid on-sill ${styles.optionPicture}`} />
              <h3 className={styles.optionName}>{name}</h3>
              <p className={styles.optionPrice}>
                <Quantity className={styles.optionValue} value={price} unit="" />
                <span className={`small ${styles.per}`}>{` ${per}`}</span>
              </p>
              <div className={styles.words}>
                <p className={`small ${styles.optionDescription}`}>{description}</p>
                <div className={styles.points}>
                  <ItemPoints points={details} />
                </div>
              </div>
              <p>
                <QuoteLink issue={quote.issue}>{quote.label}</QuoteLink>
              </p>
            </li>
          )
        })}
      </ul>
      <p className={`small ${styles.warranty}`}>{options.warranty}</p>
      <ToolLinks on="prices-doublePane" />
    </Section>
  )
}

/** Two figures on rulers of a hundred, beside the head on wide screens; what else a sealed space does is under them. */
function EnergySavings() {
  return (
    <Section id="savings" tone="ice">
      <div className={styles.savings}>
        <SectionHead sectionId="savings" layout="stacked" {...savings} />
        <div className={styles.figures}>
          {savings.figures.map(({ value, range, description }) => (
            <div key={description} className={styles.figure}>
              <Quantity className={styles.value} value={`${value}%`} unit="" />
              <p className={styles.means}>{description}</p>
              <Ruler size="low" length={100} minorEvery={10} majorEvery={50} measured={range} />
            </div>
          ))}
        </div>
        <div className={styles.more}>
          <Collapsible summary={savings.benefitsTitle}>
            <div className={styles.benefits}>
              {savings.benefits.map(({ name, description }) => (
                <div key={name}>
                  <h3>{name}</h3>
                  <p className={styles.benefit}>{description}</p>
                </div>
              ))}
            </div>
          </Collapsible>
        </div>
      </div>
    </Section>
  )
}

function CalgarySolutions() {
  return (
    <Section id="calgary" tone="snow">
      <SectionHead sectionId="calgary" {...calgary} />
      <Carousel label={calgary.label} count={3}>
        <ul className={styles.weathers}>
          {calgary.weathers.map(({ drawing, name, description, answer }) => (
            <PicturedItem key={name} drawing={bowedUnits[drawing]} name={name} onPhones="over">
              <ItemText>{description}</ItemText>
              <ItemAnswer label={calgary.answer}>{answer}</ItemAnswer>
            </PicturedItem>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}

function FreeAssessment() {
  return (
    <Section id="assessment" tone="ice">
      <div className={`two-columns ${styles.assessment}`}>
        <div>
          <SectionTitle sectionId="assessment" eyebrow={assessment.eyebrow} title={assessment.title} />
          <Quantity className={styles.price} value={assessment.price} unit="" />
          <p className={`lead ${styles.lead}`}>{assessment.lead}</p>
          <ButtonRow>
            <SmsButton page="doublePane" isLarge label={assessment.text} />
            <QuoteLink isButtonOnPhones>{assessment.quote}</QuoteLink>
          </ButtonRow>
        </div>
        <Collapsible summary={assessment.stepsTitle}>
          <CalloutList orientation="vertical" items={assessment.steps} />
        </Collapsible>
      </div>
    </Section>
  )
}
