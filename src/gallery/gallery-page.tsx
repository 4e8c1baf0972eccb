import { Fragment, type ReactNode } from 'react'
import { homeWindow, homeWindows } from '../art/motifs/home-windows.tsx'
import {
  ButtonLink,
  ButtonRow,
  CallButton,
  EmailButton,
  QuoteButton,
  SaveNumberButton,
  SmsButton,
} from '../components/buttons.tsx'
import { Carousel } from '../components/carousel.tsx'
import { Drawing, NumberedDrawing, NumberedPicture } from '../components/drawing.tsx'
import { Accordion, Collapsible, Disclosure } from '../components/folding.tsx'
import { Icon, NoBreak } from '../components/inline.tsx'
import { Breadcrumb, ContactLinks, LargePhoneLink, LinkRow, MoreLink, QuoteLink } from '../components/links.tsx'
import { CalloutList, Checklist, DashedList, FactList, NumberedSteps } from '../components/lists.tsx'
import {
  Clock,
  FigureRow,
  FigureWords,
  Quantity,
  RangeChart,
  Ruler,
  ScaleLabels,
  SpacerRuler,
} from '../components/measures.tsx'
import { ItemAnswer, ItemPoints, ItemText, PicturedItem } from '../components/pictured-item.tsx'
import {
  CollapsibleSection,
  HeadColumns,
  PhoneHead,
  ProseColumns,
  Section,
  SectionHead,
  SectionTitle,
  SpacerBar,
  Split,
} from '../components/section.tsx'
import { AreaTable, Table } from '../components/table.tsx'
import { Frame, Pane, WindowRow, WindowRowItem } from '../components/window.tsx'
import { business } from '../content/business.ts'
import { homeFaqs } from '../content/faqs.ts'
import { pages } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { FogWindow } from '../fog/fog-window.tsx'
import { WaysToReachUs } from '../form/contact-section.tsx'
import { ThemeSwitch } from '../layouts/footer.tsx'
import { Logo } from '../layouts/header.tsx'
import { contact } from '../views/contact/words.ts'
import { home } from '../views/home/words.ts'
import { residential } from '../views/residential/words.ts'

/** What is shown by the name of each. It is drawn once for each theme; the key keeps ids and names of the two apart. */
type Specimens = Readonly<Record<string, (key: string) => ReactNode>>

/** Every component in its states, the small ones first. */
const specimens: Specimens = {
  Logo: () => <Logo />,
  Buttons: () => (
    <ButtonRow>
      <CallButton />
      <CallButton isLarge label={site.call} />
      <SmsButton />
      <SmsButton isLarge label={site.text} />
      <QuoteButton label={site.quote} variant="outlined" />
      <SaveNumberButton />
      <ButtonLink variant="neutral" icon="arrow" href="/">
        Plain
      </ButtonLink>
    </ButtonRow>
  ),
  'Links onward': () => (
    <LinkRow>
      <MoreLink href="/">More</MoreLink>
      <QuoteLink>Quote</QuoteLink>
    </LinkRow>
  ),
  'Contact links': () => <ContactLinks />,
  Icons: () => (
    <ButtonRow>
      {(
        ['phone', 'text', 'mail', 'card', 'camera', 'pin', 'arrow', 'down', 'menu', 'close', 'check', 'handle'] as const
      ).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </ButtonRow>
  ),
  Quantity: () => <Quantity value="22" unit="min" />,
  Ruler: () => (
    <>
      <Ruler size="tall" length={30} minorEvery={1} majorEvery={5} progress={22} />
      <Ruler size="low" length={5} minorEvery={1} majorEvery={5} />
      <Ruler size="flat" length={45} minorEvery={5} majorEvery={45} measured={{ from: 20, to: 25 }} />
    </>
  ),
  'Scale labels': () => (
    <>
      <Ruler size="flat" length={30} minorEvery={10} majorEvery={30} />
      <ScaleLabels ticks={[0, 10, 20, '30 years']} />
    </>
  ),
  'Spacer bar': () => <SpacerBar orientation="horizontal" />,
  'Fact list': () => <FactList facts={home.glass.facts} />,
  Checklist: () => <Checklist items={home.commercial.terms} />,
  'Dashed list': () => <DashedList items={home.commercial.terms} />,
  NoBreak: () => <NoBreak>{home.residential.lead}</NoBreak>,
  Breadcrumb: () => <Breadcrumb above={[{ label: 'All services', path: pages.services.path }]} here="Here" />,
  'Theme switch': () => <ThemeSwitch />,
  'Email button': () => <EmailButton address={business.email} subject="A window" />,
  'Large phone link': () => <LargePhoneLink phone={business.phone} />,
  Clock: () => <Clock />,
  'Spacer ruler': () => <SpacerRuler holes={30} measured={22} isMarked />,
  'Figure row': () => <FigureRow figures={home.hero.facts} />,
  'Figure with its words': () => <FigureWords {...home.hero.facts[0]} />,

  // These are larger parts.
  'Section head': (key) => <SectionHead {...home.why} sectionId={`head-${key}`} />,
  'Head in columns': () => (
    <HeadColumns>
      <h2>{home.why.title}</h2>
      <p className="lead">{home.why.lead}</p>
    </HeadColumns>
  ),
  'Phone head (night sections)': (key) => (
    <PhoneHead {...home.emergency} sectionId={`phone-${key}`} phone={business.phone}>
      <SmsButton isLarge />
    </PhoneHead>
  ),
  'Range chart': () => (
    <RangeChart
      rows={[
        { name: 'A stretch', note: 'What it is', value: '10–15', range: { from: 10, to: 15 } },
        { name: 'Another', note: '', value: '5', range: { from: 0, to: 5 } },
      ]}
      unit="years"
      length={20}
      every={1}
      scale={[0, 10, 20]}
    />
  ),
  'Frame, pane and sill': () => (
    <Frame hasSill>
      <Pane>A pane</Pane>
    </Frame>
  ),
  'Fog window': () => <FogWindow {...home.hero} writesNumber />,
  'Numbered steps': () => <NumberedSteps steps={home.emergency.steps} />,
  'Callout list': () => <CalloutList items={home.emergency.steps} orientation="horizontal" />,
  Split: () => (
    <Split picture={<Frame>Picture</Frame>} pictureSide="right">
      <p>Words</p>
    </Split>
  ),
  'Ways to reach us': () => <WaysToReachUs currentPath="/" />,
  'Section and its title': (key) => (
    <Section id={`section-${key}`} tone="ice">
      <SectionTitle sectionId={`section-${key}`} eyebrow={home.how.eyebrow} title={home.how.title} />
    </Section>
  ),
  'Prose columns': (key) => <ProseColumns sectionId={`prose-${key}`} {...contact.next} />,
  'Drawing, numbered drawing': () => (
    <NumberedDrawing
      of={homeWindows.heritage}
      alt=""
      callouts={[{ at: [60, 60], to: [120, 90] }, { at: [250, 220] }]}
    />
  ),
  'Pictured items': () => (
    <ul>
      <PicturedItem drawing={homeWindows.condo} name="A name">
        <ItemText>What it is.</ItemText>
        <ItemAnswer label="What helps">What is done.</ItemAnswer>
        <ItemPoints points={['One point', 'Another']} />
      </PicturedItem>
    </ul>
  ),
  'Area table': () => (
    <AreaTable caption={residential.areas.eyebrow} columns={residential.areas.columns} rows={residential.areas.list} />
  ),
  Table: () => (
    <Table
      caption="Two rows"
      columns={[{ label: 'Name' }, { label: 'Value' }]}
      rows={[
        { key: 'a', cells: ['First', 1] },
        { key: 'b', cells: ['Second', 2] },
      ]}
    />
  ),
  'Numbered picture': () => (
    <NumberedPicture size={[200, 100]} callouts={[{ at: [100, 50] }]}>
      <SpacerRuler holes={10} measured={4} />
    </NumberedPicture>
  ),

  // These are parts that fold.
  Disclosure: () => <Disclosure summary="A summary and its marker">What is inside.</Disclosure>,
  Accordion: (key) => <Accordion name={`gallery-${key}`} faqs={homeFaqs.slice(0, 3)} />,
  Collapsible: () => <Collapsible summary="A summary that says what is inside">What is inside.</Collapsible>,
  'Collapsible section': (key) => (
    <CollapsibleSection
      id={`folded-${key}`}
      tone="snow"
      eyebrow="Eyebrow"
      title="Open on a wide screen, one row on a phone"
      lead="The lead stands over what follows."
      summary="The short answer, for phones."
      thumbnail={homeWindow}
    >
      What follows.
    </CollapsibleSection>
  ),
  'Carousel, window row': () => (
    <Carousel label="Four types of home" count={4}>
      <WindowRow>
        {home.residential.homes.map(({ drawing, name }) => (
          <WindowRowItem key={name} panes={<Drawing of={homeWindows[drawing]} alt="" />}>
            {name}
          </WindowRowItem>
        ))}
      </WindowRow>
    </Carousel>
  ),
}

/** Shows every component in a section of each theme. In development only, at /_gallery. */
export function GalleryPage() {
  return Object.entries(specimens).map(([name, show], index) => (
    <Fragment key={name}>
      <Section id={`light-${index}`} tone="snow">
        <h2 id={`light-${index}-title`}>{name}</h2>
        {show('light')}
      </Section>
      <Section id={`dark-${index}`} tone="night">
        <h2 id={`dark-${index}-title`}>{name}</h2>
        {show('dark')}
      </Section>
    </Fragment>
  ))
}
