import { formatRange, type Range } from '../lib/format.ts'
import styles from './area-table.module.css'
import { Quantity } from './quantity.tsx'
import { Ruler } from './ruler.tsx'

type Area = {
  readonly name: string
  readonly areas: readonly string[]
  readonly specialty: string
  /** Average emergency arrival, on pages that give it; it has a column of its own. */
  readonly minutes?: Range
}

type AreaTableProps = {
  caption: string
  columns: readonly [string, string, string, string?]
  rows: readonly Area[]
}

/** Parts of the city, the neighbourhoods in each, and what is done most there. */
export function AreaTable({ caption, columns, rows }: AreaTableProps) {
  const longest = Math.max(0, ...rows.map(({ minutes }) => minutes?.to ?? 0))
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, areas, specialty, minutes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.areas}>{areas.join(', ')}</td>
            <td className={styles.specialty}>{specialty}</td>
            {minutes && (
              <td className={styles.arrival}>
                <Quantity className={styles.minutes} value={formatRange(minutes)} unit="min" />
                <Ruler size="flat" length={longest} minorEvery={5} majorEvery={longest} measured={minutes} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
