import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { NumberedDrawing } from '../../components/numbered-drawing.tsx'
import { Split } from '../../components/section.tsx'
import { measuredOpening } from './drawings/measured-opening.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { glass } from './words.ts'

const { measuring } = glass

const callouts = [{ at: [390, 256] }, { at: [315, 332] }, { at: [238, 188] }, { at: [644, 34], to: [644, 78] }] as const

export function Measuring() {
  return (
    <CollapsibleSection id="measuring" tone="ice" thumbnail={thumbnails.measuring} {...measuring}>
      <Split
        picture={<NumberedDrawing of={measuredOpening} alt={measuring.picture} callouts={callouts} />}
        pictureSide="left"
        isPictureFirst
      >
        <CalloutList orientation="vertical" items={measuring.steps} />
      </Split>
    </CollapsibleSection>
  )
}
