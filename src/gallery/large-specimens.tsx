import { homeWindows } from '../art/motifs/home-windows.tsx'
import { AreaTable } from '../components/area-table.tsx'
import { CalloutList } from '../components/callout-list.tsx'
import { SmsButton } from '../components/contact-buttons.tsx'
import { Frame, Pane } from '../components/frame.tsx'
import { FullWidth } from '../components/full-width.tsx'
import { HiddenOnPhones } from '../components/hidden-on-phones.tsx'
import { NumberedDrawing } from '../components/numbered-drawing.tsx'
import { NumberedSteps } from '../components/numbered-steps.tsx'
import { PhoneHead } from '../components/phone-head.tsx'
import { ItemAnswer, ItemPoints, ItemText, PicturedItem } from '../components/pictured-item.tsx'
import { PriceTable } from '../components/price-table.tsx'
import { ProseColumns } from '../components/prose-columns.tsx'
import { RangeChart } from '../components/range-chart.tsx'
import { SampleSheet } from '../components/sample-sheet.tsx'
import { Section } from '../components/section.tsx'
import { SectionHead } from '../components/section-head.tsx'
import { SectionTitle } from '../components/section-title.tsx'
import { Split } from '../components/split.tsx'
import { WaysToReachUs } from '../components/ways-to-reach-us.tsx'
import { business } from '../content/business.ts'
import { FogWindow } from '../fog/fog-window.tsx'
import { contact } from '../views/contact/words.ts'
import { home } from '../views/home/words.ts'
import { residential } from '../views/residential/words.ts'
import type { Specimen } from './specimen.ts'

/** Parts that sections are built of. */
export const largeSpecimens: readonly Specimen[] = [
  {
    name: 'Section head',
    file: 'components/section-head.tsx',
    show: (key) => <SectionHead {...home.why} sectionId={`head-${key}`} />,
  },
  {
    name: 'Phone head (night sections)',
    file: 'components/phone-head.tsx',
    show: (key) => (
      <PhoneHead {...home.emergency} sectionId={`phone-${key}`} phone={business.phone}>
        <SmsButton isLarge />
      </PhoneHead>
    ),
  },
  {
    name: 'Range chart',
    file: 'components/range-chart.tsx',
    show: () => (
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
  },
  {
    name: 'Frame, pane and sill',
    file: 'components/frame.tsx',
    show: () => (
      <>
        <Frame hasSill>
          <Pane>A pane</Pane>
        </Frame>
      </>
    ),
  },
  { name: 'Fog window', file: 'components/fog-window.tsx', show: () => <FogWindow {...home.hero} /> },
  {
    name: 'Numbered steps',
    file: 'components/numbered-steps.tsx',
    show: () => <NumberedSteps steps={home.emergency.steps} />,
  },
  {
    name: 'Callout list',
    file: 'components/callout-list.tsx',
    show: () => <CalloutList items={home.emergency.steps} orientation="horizontal" />,
  },
  { name: 'Price table', file: 'components/price-table.tsx', show: () => <PriceTable {...home.residential.prices} /> },
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
    name: 'Ways to reach us',
    file: 'components/ways-to-reach-us.tsx',
    show: () => <WaysToReachUs currentPath="/" />,
  },
  {
    name: 'Section and its title',
    file: 'components/section.tsx, section-title.tsx',
    show: (key) => (
      <Section id={`section-${key}`} tone="ice">
        <SectionTitle sectionId={`section-${key}`} eyebrow={home.how.eyebrow} title={home.how.title} />
      </Section>
    ),
  },
  {
    name: 'Prose columns',
    file: 'components/prose-columns.tsx',
    show: (key) => <ProseColumns sectionId={`prose-${key}`} {...contact.next} />,
  },
  {
    name: 'Drawing, numbered drawing',
    file: 'components/drawing.tsx, numbered-drawing.tsx',
    show: () => (
      <NumberedDrawing
        of={homeWindows.heritage}
        alt=""
        callouts={[{ at: [60, 60], to: [120, 90] }, { at: [250, 220] }]}
      />
    ),
  },
  {
    name: 'Pictured items',
    file: 'components/pictured-item.tsx',
    show: () => (
      <ul>
        <PicturedItem drawing={homeWindows.condo} name="A name">
          <ItemText>What it is.</ItemText>
          <ItemAnswer label="What helps">What is done.</ItemAnswer>
          <ItemPoints points={['One point', 'Another']} />
        </PicturedItem>
      </ul>
    ),
  },
  {
    name: 'Area table',
    file: 'components/area-table.tsx',
    show: () => (
      <AreaTable
        caption={residential.areas.eyebrow}
        columns={residential.areas.columns}
        rows={residential.areas.list}
      />
    ),
  },
  {
    name: 'Sample sheet',
    file: 'components/sample-sheet.tsx',
    show: () => (
      <SampleSheet title="Written estimate" mark="Sample">
        What is on it.
      </SampleSheet>
    ),
  },
  {
    name: 'Full width; not on phones',
    file: 'components/full-width.tsx, hidden-on-phones.tsx',
    show: () => (
      <FullWidth>
        <HiddenOnPhones>Runs to the edges, and is left out where there is a call bar.</HiddenOnPhones>
      </FullWidth>
    ),
  },
]
