import { RangeChart } from '../components/range-chart.tsx'
import { arrivals } from '../content/areas.ts'
import { formatRange } from '../lib/format.ts'

const rows = arrivals.map(({ area, covers, minutes }) => ({
  name: area,
  note: covers,
  value: formatRange(minutes),
  range: minutes,
}))

/** Average emergency arrival by area. */
export function ArrivalChart() {
  return <RangeChart rows={rows} unit="min" length={45} every={5} scale={[0, 15, 30, 45]} />
}
