import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { NumberedSteps } from '../../components/lists.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { SampleEstimate } from './sample-estimate.tsx'
import { residential } from './words.ts'

const { assessment } = residential

export function Assessment() {
  return (
    <CollapsibleSection
      id="assessment"
      tone="ice"
      thumbnail={thumbnails.assessment}
      pictureRight={<SampleEstimate />}
      {...assessment}
    >
      <NumberedSteps steps={assessment.steps} orientation="vertical" />
    </CollapsibleSection>
  )
}
