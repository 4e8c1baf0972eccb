import { AreaTable } from '../../components/area-table.tsx'
import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { residential } from '../../content/residential.ts'

const { areas } = residential

export function Neighbourhoods() {
  return (
    <Band id="neighbourhoods" tone="snow">
      <SectionHead of="neighbourhoods" {...areas} />
      <AreaTable caption={areas.subject} columns={areas.columns} rows={areas.list} />
    </Band>
  )
}
