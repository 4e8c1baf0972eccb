import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { contact } from '../../content/contact.ts'
import { MapBeside } from '../map-beside.tsx'
import styles from './communities.module.css'

const { communities } = contact

export function Communities() {
  return (
    <Band id="communities" tone="ice">
      <MapBeside side="left" head={<SectionHead of="communities" lie="stacked" {...communities} />}>
        <dl className={styles.groups}>
          {communities.groups.map(({ name, places }) => (
            <div key={name} className={styles.group}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.places}>{places.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.ask}>{communities.ask}</p>
      </MapBeside>
    </Band>
  )
}
