import { Quantity } from '../../components/measures.tsx'
import { Table } from '../../components/table.tsx'
import { formatRange } from '../../lib/format.ts'
import styles from './arrival-table.module.css'
import { emergency } from './words.ts'

const { caption, columns, rows } = emergency.coverage
const classNames = [styles.area, styles.places, styles.time]

/** Average arrival with every community named; the swatches are the map's own colours. */
export function ArrivalTable() {
  return (
    <Table
      className={styles.table}
      caption={caption}
      headClassName="visually-hidden"
      columns={columns.map((label, index) => ({ label, className: classNames[index] }))}
      rows={rows.map(({ zone, area, places, minutes }) => ({
        key: zone,
        className: `${styles.row} ${styles[zone]}`,
        cells: [
          area,
          places.join(', '),
          <Quantity key="minutes" className={styles.minutes} value={formatRange(minutes)} unit="min" />,
        ],
      }))}
    />
  )
}
