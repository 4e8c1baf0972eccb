import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { MapBeside } from '../shared/map-beside.tsx'
import { ArrivalTable } from './arrival-table.tsx'
import { emergency } from './words.ts'

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
