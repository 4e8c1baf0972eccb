import type { ReactNode } from 'react'
import { Accordion } from '../components/accordion.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../components/arrow-link.tsx'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button-link.tsx'
import { ButtonRow } from '../components/button-row.tsx'
import { CalloutList } from '../components/callout-list.tsx'
import { CallButton, TextButton } from '../components/contact-buttons.tsx'
import { ContactLinks } from '../components/contact-links.tsx'
import { FactList } from '../components/fact-list.tsx'
import { FogWindow } from '../components/fog-window.tsx'
import { Frame, Pane, Sill } from '../components/frame.tsx'
import { Icon } from '../components/icon.tsx'
import { Measure } from '../components/measure.tsx'
import { NumberedSteps } from '../components/numbered-steps.tsx'
import { PhoneHead } from '../components/phone-head.tsx'
import { PriceTable } from '../components/price-table.tsx'
import { Ruler } from '../components/ruler.tsx'
import { SectionHead } from '../components/section-head.tsx'
import { SpacerBar } from '../components/spacer-bar.tsx'
import { Split } from '../components/split.tsx'
import { TickList } from '../components/tick-list.tsx'
import { WaysToReachUs } from '../components/ways-to-reach-us.tsx'
import { business } from '../content/business.ts'
import { homeFaqs } from '../content/faqs.ts'
import { home } from '../content/home.ts'
import { pages } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { Logo } from '../frame/logo.tsx'
import { ThemeSwitch } from '../frame/theme-switch.tsx'
import { ArrivalChart } from '../sections/arrival-chart.tsx'

type Specimen = {
  readonly name: string
  /** Where it lives, below src/. */
  readonly file: string
  /** Drawn once for each theme; the key keeps ids and names of the two apart. */
  readonly show: (key: string) => ReactNode
}

/** Every part in its states. A new part is added here when it is made. */
export const specimens: readonly Specimen[] = [
  { name: 'Logo', file: 'frame/logo.tsx', show: () => <Logo /> },
  {
    name: 'Buttons',
    file: 'components/button-link.tsx, contact-buttons.tsx',
    show: () => (
      <ButtonRow>
        <CallButton />
        <CallButton isLarge label={site.call} />
        <TextButton />
        <TextButton isLarge label={site.text} />
        <ButtonLink kind="plain" icon="arrow" href="/">
          Plain
        </ButtonLink>
      </ButtonRow>
    ),
  },
  {
    name: 'Links onward',
    file: 'components/arrow-link.tsx',
    show: () => (
      <LinkRow>
        <MoreLink href="/">More</MoreLink>
        <QuoteLink>Quote</QuoteLink>
      </LinkRow>
    ),
  },
  { name: 'Contact links', file: 'components/contact-links.tsx', show: () => <ContactLinks /> },
  {
    name: 'Icons',
    file: 'components/icon.tsx',
    show: () => (
      <ButtonRow>
        {(['phone', 'text', 'mail', 'pin', 'arrow', 'down', 'menu', 'close', 'check', 'handle'] as const).map(
          (name) => (
            <Icon key={name} name={name} />
          ),
        )}
      </ButtonRow>
    ),
  },
  {
    name: 'Section head',
    file: 'components/section-head.tsx',
    show: (key) => <SectionHead {...home.why} of={`head-${key}`} />,
  },
  {
    name: 'Phone head (night bands)',
    file: 'components/phone-head.tsx',
    show: (key) => (
      <PhoneHead {...home.emergency} of={`phone-${key}`} phone={business.phone}>
        <TextButton isLarge />
      </PhoneHead>
    ),
  },
  { name: 'Measure', file: 'components/measure.tsx', show: () => <Measure value="22" unit="min" /> },
  {
    name: 'Ruler',
    file: 'components/ruler.tsx',
    show: () => (
      <>
        <Ruler size="tall" length={30} minorEvery={1} majorEvery={5} run={22} />
        <Ruler size="low" length={5} minorEvery={1} majorEvery={5} />
        <Ruler size="flat" length={45} minorEvery={5} majorEvery={45} measured={{ from: 20, to: 25 }} />
      </>
    ),
  },
  { name: 'Range chart', file: 'components/range-chart.tsx', show: () => <ArrivalChart /> },
  {
    name: 'Spacer bar',
    file: 'components/spacer-bar.tsx',
    show: () => <SpacerBar lie="flat" />,
  },
  {
    name: 'Frame, pane and sill',
    file: 'components/frame.tsx',
    show: () => (
      <>
        <Frame>
          <Pane>A pane</Pane>
        </Frame>
        <Sill />
      </>
    ),
  },
  { name: 'Fog window', file: 'components/fog-window.tsx', show: () => <FogWindow {...home.hero} /> },
  { name: 'Fact list', file: 'components/fact-list.tsx', show: () => <FactList facts={home.glass.facts} /> },
  { name: 'Tick list', file: 'components/tick-list.tsx', show: () => <TickList items={home.commercial.terms} /> },
  {
    name: 'Numbered steps',
    file: 'components/numbered-steps.tsx',
    show: () => <NumberedSteps steps={home.emergency.steps} />,
  },
  {
    name: 'Callout list',
    file: 'components/callout-list.tsx',
    show: () => <CalloutList items={home.emergency.steps} lie="across" />,
  },
  { name: 'Price table', file: 'components/price-table.tsx', show: () => <PriceTable {...home.residential.prices} /> },
  {
    name: 'Accordion',
    file: 'components/accordion.tsx',
    show: (key) => <Accordion name={`parts-${key}`} faqs={homeFaqs.slice(0, 3)} />,
  },
  {
    name: 'Split',
    file: 'components/split.tsx',
    show: () => (
      <Split picture={<Frame>Picture</Frame>} pictureSide="right">
        <p>Words</p>
      </Split>
    ),
  },
  {
    name: 'Breadcrumb',
    file: 'components/breadcrumb.tsx',
    show: () => <Breadcrumb above={[{ label: 'All services', path: pages.services.path }]} here="Here" />,
  },
  {
    name: 'Ways to reach us',
    file: 'components/ways-to-reach-us.tsx',
    show: () => <WaysToReachUs currentPath="/" />,
  },
  { name: 'Theme switch', file: 'frame/theme-switch.tsx', show: () => <ThemeSwitch /> },
]
