import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { emergency } from '../../content/emergency.ts'
import { MapBeside } from '../map-beside.tsx'
import { ArrivalTable } from './arrival-table.tsx'

const { coverage } = emergency

export function Coverage() {
  return (
    <CollapsibleSection id="coverage" tone="snow" thumbnail="coverage-thumbnail" {...coverage}>
      <MapBeside side="right">
        <ArrivalTable />
      </MapBeside>
    </CollapsibleSection>
  )
}
