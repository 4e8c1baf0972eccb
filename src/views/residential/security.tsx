import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing } from '../../components/drawing.tsx'
import styles from './security.module.css'
import { residential } from './words.ts'

const { security } = residential

/** The layers, each named under its own. */
function PulledApart() {
  const [struck, layer, held] = security.layers
  return (
    <div className={styles.glass}>
      <Drawing name="laminated-glass" alt={security.picture} />
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
      thumbnail="security-thumbnail"
      pictureLeft={<PulledApart />}
      {...security}
    >
      <ul className={styles.locks}>
        {security.locks.map(({ drawing, name, description }) => (
          <li key={name} className={styles.lock}>
            <Drawing name={drawing} alt="" className={styles.picture} />
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
