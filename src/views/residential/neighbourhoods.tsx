import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { AreaTable } from '../../components/table.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import { residential } from './words.ts'

const { areas } = residential

export function Neighbourhoods() {
  return (
    <CollapsibleSection id="neighbourhoods" tone="snow" thumbnail={thumbnails.neighbourhoods} {...areas}>
      <AreaTable caption={areas.eyebrow} columns={areas.columns} rows={areas.list} />
    </CollapsibleSection>
  )
}
