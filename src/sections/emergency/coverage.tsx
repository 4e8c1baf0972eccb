import { FoldedBand } from '../../components/folded-band.tsx'
import { emergency } from '../../content/emergency.ts'
import { MapBeside } from '../map-beside.tsx'
import { ArrivalTable } from './arrival-table.tsx'

const { coverage } = emergency

export function Coverage() {
  return (
    <FoldedBand id="coverage" tone="snow" thumbnail="coverage-thumbnail" {...coverage}>
      <MapBeside side="right">
        <ArrivalTable />
      </MapBeside>
    </FoldedBand>
  )
}
