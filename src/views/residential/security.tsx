import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { laminatedGlass } from './drawings/laminated-glass.tsx'
import { locks } from './drawings/locks.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import styles from './security.module.css'
import { residential } from './words.ts'

const { security } = residential

/** The layers, each named under its own. */
function PulledApart() {
  const [struck, layer, held] = security.layers
  return (
    <div className={styles.glass}>
      <Drawing of={laminatedGlass} alt={security.picture} />
      <div className={styles.layers} aria-hidden="true">
        <span>{struck}</span>
        <span>{layer}</span>
        <span>{held}</span>
      </div>
    </div>
  )
}

export function Security() {
  return (
    <CollapsibleSection
      id="security"
      tone="snow"
      thumbnail={thumbnails.security}
      pictureLeft={<PulledApart />}
      {...security}
    >
      <ul className={styles.locks}>
        {security.locks.map(({ drawing, name, description }) => (
          <li key={name} className={styles.lock}>
            <Drawing of={locks[drawing]} alt="" className={styles.picture} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  )
}
