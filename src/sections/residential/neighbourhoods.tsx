import { AreaTable } from '../../components/area-table.tsx'
import { FoldedBand } from '../../components/folded-band.tsx'
import { residential } from '../../content/residential.ts'

const { areas } = residential

export function Neighbourhoods() {
  return (
    <FoldedBand id="neighbourhoods" tone="snow" thumbnail="neighbourhoods-thumbnail" {...areas}>
      <AreaTable caption={areas.eyebrow} columns={areas.columns} rows={areas.list} />
    </FoldedBand>
  )
}
