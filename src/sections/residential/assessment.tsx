import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { NumberedSteps } from '../../components/numbered-steps.tsx'
import { residential } from '../../content/residential.ts'
import { SampleEstimate } from './sample-estimate.tsx'

const { assessment } = residential

export function Assessment() {
  return (
    <CollapsibleSection
      id="assessment"
      tone="ice"
      thumbnail="assessment-thumbnail"
      pictureRight={<SampleEstimate />}
      {...assessment}
    >
      <NumberedSteps steps={assessment.steps} orientation="vertical" />
    </CollapsibleSection>
  )
}
