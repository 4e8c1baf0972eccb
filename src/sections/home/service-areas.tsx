import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { extendedAreas, neighbourhoods } from '../../content/areas.ts'
import { home } from '../../content/home.ts'
import { ArrivalChart } from '../arrival-chart.tsx'
import { ArrivalMapFigure } from '../arrival-map-figure.tsx'
import styles from './service-areas.module.css'

const { areas } = home

const groups = [...Object.values(neighbourhoods), { name: areas.extended, places: extendedAreas }]

export function ServiceAreas() {
  return (
    <Band id="areas" tone="ice">
      <SectionHead of="areas" {...areas} />
      <div className={styles.columns}>
        <ArrivalMapFigure />
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
