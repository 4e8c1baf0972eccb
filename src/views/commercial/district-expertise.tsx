import { AreaTable } from '../../components/area-table.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { commercial } from './words.ts'

const { districts } = commercial

export function DistrictExpertise() {
  return (
    <CollapsibleSection id="districts" tone="ice" thumbnail={thumbnails.districts} {...districts}>
      <AreaTable caption={districts.title} columns={districts.columns} rows={districts.rows} />
    </CollapsibleSection>
  )
}
