import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { AreaTable } from '../../components/table.tsx'
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
