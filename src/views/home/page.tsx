import { closingRiver } from '../../art/closing/closing-river.tsx'
import { curtainWall } from '../../art/motifs/curtain-wall.tsx'
import { glassSheets } from '../../art/motifs/glass-sheets.tsx'
import { homeWindows } from '../../art/motifs/home-windows.tsx'
import { ButtonRow, CallButton, SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Accordion, Collapsible } from '../../components/folding.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { Checklist, FactList } from '../../components/lists.tsx'
import { Quantity } from '../../components/measures.tsx'
import { Section, SectionHead, Split } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { claims } from '../../content/claims.ts'
import { homeFaqs } from '../../content/faqs.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import type * as allTools from '../../tools/all-tools.ts'
import { FindOut } from '../../tools/find-out.tsx'
import { ArrivalGroups, MapBeside } from '../shared/arrival-map.tsx'
import { ClosingCall } from '../shared/closing-call.tsx'
import { FinishedWork } from '../shared/finished-work.tsx'
import { LitPane, PaneWords, ReasonPane } from '../shared/reason-pane.tsx'
import { EmergencySection } from './emergency-section.tsx'
import { FoggySection } from './foggy-section.tsx'
import { HomeHero } from './home-hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './page.module.css'
import { home } from './words.ts'

const { residential, commercial, glass, why, areas, questions, closing } = home

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
        <LinkRow>
          <MoreLink href={pages.residential.path}>{residential.more}</MoreLink>
          <QuoteLink>{residential.quote}</QuoteLink>
        </LinkRow>
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
      <Split picture={picture} pictureSide="right" isPictureFirst>
        <SectionHead sectionId="commercial" layout="stacked" {...commercial} />
        <Collapsible summary={commercial.termsTitle} isOpenWide hidesSummaryWhenWide className={styles.terms}>
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
  const picture = <Drawing of={glassSheets} alt={glass.picture} className={`fluid ${styles.glassSheets}`} />
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

/** Why choose us: a window of numbers, unequal on purpose. */
function ReasonsWindow() {
  return (
    <Section id="why" tone="snow">
      <SectionHead sectionId="why" {...why} />
      <Frame className={styles.reasons}>
        <LitPane className={styles.since}>
          <PaneWords name={why.since.label} description={why.since.note} />
          <Quantity className={styles.year} value={String(claims.since)} unit="" />
        </LitPane>
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
        <Accordion name="home-faqs" faqs={homeFaqs} isFirstOpen={false} />
      </div>
    </Section>
  )
}
