import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { MapBeside } from '../shared/map-beside.tsx'
import { ArrivalTable } from './arrival-table.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { emergency } from './words.ts'

const { coverage } = emergency

export function Coverage() {
  return (
    <CollapsibleSection id="coverage" tone="snow" thumbnail={thumbnails.coverage} {...coverage}>
      <MapBeside side="right">
        <ArrivalTable />
      </MapBeside>
    </CollapsibleSection>
  )
}
