import { homeWindow, homeWindows } from '../art/motifs/home-windows.tsx'
import { Carousel } from '../components/carousel.tsx'
import { CollapsibleSection } from '../components/collapsible-section.tsx'
import { Drawing } from '../components/drawing.tsx'
import { Accordion, Collapsible, Disclosure } from '../components/folding.tsx'
import { WindowRow, WindowRowItem } from '../components/window.tsx'
import { homeFaqs } from '../content/faqs.ts'
import { home } from '../views/home/words.ts'
import type { Specimens } from './small-specimens.tsx'

/** Parts that show less of themselves on a phone: what folds, and what scrolls sideways. */
export const foldingSpecimens: Specimens = {
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
