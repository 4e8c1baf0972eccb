import { communitiesThumbnail } from '../../art/map/arrival-map.tsx'
import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { MapBeside } from '../shared/map-beside.tsx'
import styles from './communities.module.css'
import { contact } from './words.ts'

const { communities } = contact

export function Communities() {
  return (
    <CollapsibleSection id="communities" tone="snow" thumbnail={communitiesThumbnail} {...communities}>
      <MapBeside side="left">
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
    </CollapsibleSection>
  )
}
