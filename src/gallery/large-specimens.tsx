import { homeWindows } from '../art/motifs/home-windows.tsx'
import { SmsButton } from '../components/buttons.tsx'
import { CalloutList, NumberedSteps } from '../components/lists.tsx'
import { RangeChart, SpacerRuler } from '../components/measures.tsx'
import { NumberedDrawing, NumberedPicture } from '../components/numbered-drawing.tsx'
import { ItemAnswer, ItemPoints, ItemText, PicturedItem } from '../components/pictured-item.tsx'
import { PhoneHead, ProseColumns, Section, SectionHead, SectionTitle, Split } from '../components/section.tsx'
import { AreaTable, PriceTable, Table } from '../components/table.tsx'
import { WaysToReachUs } from '../components/ways-to-reach-us.tsx'
import { Frame, Pane } from '../components/window.tsx'
import { business } from '../content/business.ts'
import { FogWindow } from '../fog/fog-window.tsx'
import { contact } from '../views/contact/words.ts'
import { home } from '../views/home/words.ts'
import { residential } from '../views/residential/words.ts'
import type { Specimens } from './small-specimens.tsx'

/** Parts that sections are built of. */
export const largeSpecimens: Specimens = {
  'Section head': (key) => <SectionHead {...home.why} sectionId={`head-${key}`} />,
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
    <>
      <Frame hasSill>
        <Pane>A pane</Pane>
      </Frame>
    </>
  ),
  'Fog window': () => <FogWindow {...home.hero} />,
  'Numbered steps': () => <NumberedSteps steps={home.emergency.steps} />,
  'Callout list': () => <CalloutList items={home.emergency.steps} orientation="horizontal" />,
  'Price table': () => (
    <PriceTable
      caption="What it usually costs"
      columns={['What you see', 'What we do', 'Typical price']}
      rows={[
        { see: 'Drafts and cold spots', does: 'Replace the worn seals.', price: '$150–$300' },
        { see: 'Stuck cranks and locks', does: 'Repair or replace the hardware.', price: 'Free quote' },
      ]}
    />
  ),
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
}
