import { ArrivalMapLabels } from '../art/arrival-map-labels.tsx'
import { ArrivalChart } from '../components/arrival-chart.tsx'
import { Band } from '../components/band.tsx'
import { Drawing } from '../components/drawing.tsx'
import { SectionHead } from '../components/section-head.tsx'
import { extendedAreas, neighbourhoods } from '../content/areas.ts'
import { arrivalMinutes } from '../content/claims.ts'
import { home } from '../content/home.ts'
import { formatRange } from '../lib/format.ts'
import styles from './service-areas.module.css'

const { areas } = home

const mapMinutes = {
  core: formatRange(arrivalMinutes.core),
  innerCity: formatRange(arrivalMinutes.innerCity),
  suburban: formatRange(arrivalMinutes.suburban),
  extended: formatRange(arrivalMinutes.extended),
}

const groups = [...Object.values(neighbourhoods), { name: areas.extended, places: extendedAreas }]

export function ServiceAreas() {
  return (
    <Band id="areas" tone="ice">
      <SectionHead of="areas" {...areas} />
      <div className={styles.columns}>
        <div className={styles.map}>
          <Drawing name="arrival-map" alt={areas.picture} />
          <ArrivalMapLabels className={styles.labels} minutes={mapMinutes} />
        </div>
        <ArrivalChart />
      </div>
      <div className={styles.groups}>
        {groups.map(({ name, places }) => (
          <div key={name}>
            <h3 className={styles.group}>{name}</h3>
            <p className={styles.places}>{places.join(', ')}</p>
          </div>
        ))}
      </div>
    </Band>
  )
}
