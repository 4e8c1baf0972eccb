import { closingRiver } from '../../art/closing/closing-river.tsx'
import { curtainWall } from '../../art/motifs/curtain-wall.tsx'
import { glassSheets } from '../../art/motifs/glass-sheets.tsx'
import { homeWindows } from '../../art/motifs/home-windows.tsx'
import { moments } from '../../art/motifs/repair-moments.tsx'
import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Accordion, Collapsible } from '../../components/folding.tsx'
import { NoBreak } from '../../components/inline.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { Checklist, FactList } from '../../components/lists.tsx'
import { Ruler } from '../../components/measures.tsx'
import { Section, SectionHead, Split } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { homeFaqs } from '../../content/faqs.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import type * as allTools from '../../tools/all-tools.ts'
import { FindOut } from '../../tools/find-out.tsx'
import { ArrivalGroups, MapBeside } from '../shared/arrival-map.tsx'
import { ClosingCall } from '../shared/closing-call.tsx'
import { FinishedWork } from '../shared/finished-work.tsx'
import { LitPane, ReasonPane } from '../shared/reason-pane.tsx'
import { SealedUnitLabels, SealedUnitMarks, sealedUnit } from './drawings/sealed-unit.tsx'
import { EmergencySection } from './emergency-section.tsx'
import { HomeHero } from './home-hero.tsx'
import styles from './page.module.css'
import { home } from './words.ts'

const { residential, commercial, glass, why, areas, questions, closing, foggy, how } = home

export function HomePage({ tools }: { tools: typeof allTools }) {
  return (
    <>
      <HomeHero />
      <FindOut currentPath={pages.home.path} />
      <EmergencySection />
      <tools.cost.Place />
      <Section id="residential" tone="snow">
        <SectionHead sectionId="residential" {...residential} />
        <HomeTypes />
        <div className={styles.homeLinks}>
          <LinkRow>
            <MoreLink href={pages.residential.path}>{residential.more}</MoreLink>
            <QuoteLink>{residential.quote}</QuoteLink>
          </LinkRow>
        </div>
      </Section>
      <CommercialSection />
      <GlassSection />
      <FoggySection />
      <FinishedWork tone="snow" />
      <ReasonsWindow />
      <Section id="areas" tone="ice">
        <MapBeside side="left" head={<SectionHead sectionId="areas" layout="stacked" {...areas} />}>
          <ArrivalGroups />
        </MapBeside>
      </Section>
      <HowItWorks />
      <QuestionsSection />
      <ClosingCall view={closingRiver} {...closing} />
    </>
  )
}

function HomeTypes() {
  return (
    <Carousel label={residential.homesLabel} count={residential.homes.length}>
      <ul className={styles.homes}>
        {residential.homes.map(({ drawing, name, description }) => (
          <li key={name}>
            <Drawing of={homeWindows[drawing]} alt="" className={`fluid ${styles.homeWindow}`} />
            <div>
              <h3 className={styles.homeName}>{name}</h3>
              <p className={`small ${styles.homeDescription}`}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Carousel>
  )
}

function CommercialSection() {
  const picture = (
    <Frame>
      <Pane>
        <Drawing of={curtainWall} alt={commercial.picture} className={`fluid ${styles.curtainWall}`} />
      </Pane>
    </Frame>
  )
  return (
    <Section id="commercial" tone="ice">
      <Split picture={picture} pictureSide="right" isPictureFirst isOverJoint>
        <SectionHead sectionId="commercial" layout="stacked" {...commercial} />
        <Collapsible summary={commercial.termsTitle} className={styles.terms}>
          <Checklist items={commercial.terms} />
        </Collapsible>
        <LinkRow>
          <MoreLink href={pages.commercial.path}>{commercial.more}</MoreLink>
          <QuoteLink issue="commercial">{commercial.quote}</QuoteLink>
        </LinkRow>
      </Split>
    </Section>
  )
}

function GlassSection() {
  const picture = <Drawing of={glassSheets} alt={glass.picture} className="fluid" />
  return (
    <Section id="glass" tone="snow">
      <Split picture={picture} pictureSide="right" isPictureFirst>
        <SectionHead sectionId="glass" layout="stacked" {...glass} />
        <FactList facts={glass.facts} onPhones="across" />
        <LinkRow>
          <MoreLink href={pages.glass.path}>{glass.more}</MoreLink>
          <QuoteLink>{glass.quote}</QuoteLink>
        </LinkRow>
      </Split>
    </Section>
  )
}

function FoggySection() {
  return (
    <Section id="foggy" tone="ice">
      <Split picture={<CutOpenUnit />} pictureSide="left" isPictureFirst isOverJoint>
        <SectionHead sectionId="foggy" layout="stacked" {...foggy} />
        <FactList facts={foggy.facts} onPhones="across" />
        <LinkRow>
          <MoreLink href={pages.doublePane.path}>{foggy.more}</MoreLink>
          <QuoteLink issue="foggy">{foggy.quote}</QuoteLink>
        </LinkRow>
      </Split>
    </Section>
  )
}

/** Named on the drawing where it is wide enough, by letters and a key where it is not. */
function CutOpenUnit() {
  return (
    <div className={styles.unit}>
      <Frame>
        <Pane>
          <Drawing of={sealedUnit} alt={foggy.picture} />
          <SealedUnitLabels className={`fill ${styles.labels}`} labels={foggy.labels} />
          <SealedUnitMarks className={`fill ${styles.marks}`} />
        </Pane>
      </Frame>
      <ul className={styles.key}>
        {Object.values(foggy.labels).map(({ name }, index) => (
          <li key={name}>
            <b>{'ABCDE'[index]}</b> {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why choose us: a window whose panes differ in size, so that the larger figures lead. */
function ReasonsWindow() {
  return (
    <Section id="why" tone="snow">
      <SectionHead sectionId="why" {...why} />
      <Frame className={styles.reasons}>
        {why.reasons.map((reason) => (
          <ReasonPane key={reason.name} {...reason} />
        ))}
        <LitPane className={styles.ask}>
          <p>{why.ask}</p>
          <ButtonRow>
            <SmsButton />
            <QuoteLink>{site.quote}</QuoteLink>
          </ButtonRow>
        </LitPane>
      </Frame>
    </Section>
  )
}

function HowItWorks() {
  return (
    <Section id="how" tone="snow">
      <SectionHead sectionId="how" {...how} />
      <Carousel label={how.label} count={how.moments.length}>
        <ol className={styles.moments}>
          {how.moments.map(({ drawing, ticks, name, measure, description }) => (
            <li key={name} className={styles.moment}>
              <Drawing of={moments[drawing]} alt="" className={`fluid ${styles.picture}`} />
              <div className={styles.ruler}>
                <Ruler size="low" length={ticks} minorEvery={1} majorEvery={ticks} />
              </div>
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.measure}>{measure}</p>
                <p className={`small ${styles.description}`}>
                  <NoBreak>{description}</NoBreak>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Carousel>
    </Section>
  )
}

function QuestionsSection() {
  return (
    <Section id="faqs" tone="ice">
      <div className={styles.questions}>
        <div className={styles.aside}>
          <SectionHead sectionId="faqs" layout="stacked" {...questions} />
          <div className="hidden-on-phones">
            <CallButton />
          </div>
          <MoreLink href={pages.faq.path}>{questions.more}</MoreLink>
        </div>
        <Accordion name="home-faqs" faqs={homeFaqs} />
      </div>
    </Section>
  )
}
