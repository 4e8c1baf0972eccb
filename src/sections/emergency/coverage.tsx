import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { emergency } from '../../content/emergency.ts'
import { MapBeside } from '../map-beside.tsx'
import { ArrivalTable } from './arrival-table.tsx'

const { coverage } = emergency

export function Coverage() {
  return (
    <Band id="coverage" tone="snow">
      <MapBeside side="right" head={<SectionHead of="coverage" lie="stacked" {...coverage} />}>
        <ArrivalTable />
      </MapBeside>
    </Band>
  )
}
