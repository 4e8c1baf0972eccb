import { AreaTable } from '../../components/area-table.tsx'
import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { commercial } from '../../content/commercial.ts'

const { districts } = commercial

export function DistrictExpertise() {
  return (
    <Band id="districts" tone="ice">
      <SectionHead of="districts" {...districts} />
      <AreaTable caption={districts.title} columns={districts.columns} rows={districts.rows} />
    </Band>
  )
}
