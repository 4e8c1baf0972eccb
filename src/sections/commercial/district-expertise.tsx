import { AreaTable } from '../../components/area-table.tsx'
import { FoldedBand } from '../../components/folded-band.tsx'
import { commercial } from '../../content/commercial.ts'

const { districts } = commercial

export function DistrictExpertise() {
  return (
    <FoldedBand id="districts" tone="ice" thumbnail="districts-thumbnail" {...districts}>
      <AreaTable caption={districts.title} columns={districts.columns} rows={districts.rows} />
    </FoldedBand>
  )
}
