import { homeWindow, homeWindows } from '../art/motifs/home-windows.tsx'
import { Accordion } from '../components/accordion.tsx'
import { Carousel } from '../components/carousel.tsx'
import { Collapsible } from '../components/collapsible.tsx'
import { CollapsibleSection } from '../components/collapsible-section.tsx'
import { Disclosure } from '../components/disclosure.tsx'
import { Drawing } from '../components/drawing.tsx'
import { WindowRow, WindowRowItem } from '../components/window-row.tsx'
import { homeFaqs } from '../content/faqs.ts'
import { home } from '../views/home/words.ts'
import type { Specimen } from './specimen.ts'

/** Parts that show less of themselves on a phone: what folds, and what scrolls sideways. */
export const foldingSpecimens: readonly Specimen[] = [
  {
    name: 'Disclosure',
    file: 'components/disclosure.tsx',
    show: () => <Disclosure summary="A summary and its marker">What is inside.</Disclosure>,
  },
  {
    name: 'Accordion',
    file: 'components/accordion.tsx',
    show: (key) => <Accordion name={`gallery-${key}`} faqs={homeFaqs.slice(0, 3)} />,
  },
  {
    name: 'Collapsible',
    file: 'components/collapsible.tsx',
    show: () => <Collapsible summary="A summary that says what is inside">What is inside.</Collapsible>,
  },
  {
    name: 'Collapsible section',
    file: 'components/collapsible-section.tsx',
    show: (key) => (
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
  },
  {
    name: 'Carousel, window row',
    file: 'components/carousel.tsx, window-row.tsx',
    show: () => (
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
  },
]
