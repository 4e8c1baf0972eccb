import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Quantity } from '../../components/measures.tsx'
import { Table } from '../../components/table.tsx'
import { formatRange } from '../../lib/format.ts'
import { MapBeside } from '../shared/arrival-map.tsx'
import styles from './coverage.module.css'
import { thumbnails } from './drawings/thumbnails.tsx'
import { emergency } from './words.ts'

const { coverage } = emergency

const columnClassNames = [styles.area, styles.places, styles.time]

/** Average arrival with every community named; the swatches are the map's own colours. */
export function Coverage() {
  return (
    <CollapsibleSection id="coverage" tone="snow" thumbnail={thumbnails.coverage} {...coverage}>
      <MapBeside side="right">
        <Table
          className={styles.table}
          caption={coverage.caption}
          headClassName="visually-hidden"
          columns={coverage.columns.map((label, index) => ({ label, className: columnClassNames[index] }))}
          rows={coverage.rows.map(({ zone, area, places, minutes }) => ({
            key: zone,
            className: `${styles.row} ${styles[zone]}`,
            cells: [
              area,
              places.join(', '),
              <Quantity key="minutes" className={styles.minutes} value={formatRange(minutes)} unit="min" />,
            ],
          }))}
        />
      </MapBeside>
    </CollapsibleSection>
  )
}
