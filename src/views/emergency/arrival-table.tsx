import { Quantity } from '../../components/quantity.tsx'
import { formatRange } from '../../lib/format.ts'
import styles from './arrival-table.module.css'
import { emergency } from './words.ts'

const { caption, columns, rows } = emergency.coverage

/** Average arrival with every community named; the swatches are the map's own colours. */
export function ArrivalTable() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ zone, area, places, minutes }) => (
          <tr key={zone} className={styles.row}>
            <th scope="row" className={`${styles.area} ${styles[zone]}`}>
              {area}
            </th>
            <td className={styles.places}>{places.join(', ')}</td>
            <td className={styles.time}>
              <Quantity className={styles.minutes} value={formatRange(minutes)} unit="min" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
