import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { NumberedDrawing } from '../../components/numbered-drawing.tsx'
import { Split } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { foggySigns } from './drawings/foggy-signs.tsx'
import { doublePane } from './words.ts'

const { signs } = doublePane

const callouts = [
  { at: [120, 118] },
  { at: [300, 226] },
  { at: [196, 440] },
  { at: [500, 306] },
  { at: [560, 110] },
] as const

export function SignsToWatch() {
  return (
    <CollapsibleSection id="signs" tone="ice" {...signs}>
      <Split
        picture={
          <Frame>
            <Pane>
              <NumberedDrawing of={foggySigns} alt={signs.picture} callouts={callouts} />
            </Pane>
          </Frame>
        }
        pictureSide="left"
        isPictureFirst
      >
        <CalloutList orientation="vertical" items={signs.signs} />
      </Split>
    </CollapsibleSection>
  )
}
