import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { NumberedPicture } from '../../components/drawing.tsx'
import { EdgeCrossSection } from './drawings/edge-cross-section.tsx'
import styles from './seal-failure-causes.module.css'
import { doublePane } from './words.ts'

const { causes } = doublePane

/** In the order of the parts: left of the unit is outside. */
const callouts = [
  { at: [110, 150], to: [281, 150] },
  { at: [612, 150], to: [435, 150] },
  { at: [612, 246], to: [356, 246] },
  { at: [612, 342], to: [408, 436] },
  { at: [612, 436], to: [372, 460] },
  { at: [110, 380], to: [294, 452] },
  { at: [110, 480], to: [300, 528] },
  { at: [612, 630], to: [500, 620] },
] as const

function EdgeOfTheUnit() {
  return (
    <div>
      <div className={styles.picture}>
        <NumberedPicture size={[720, 760]} callouts={callouts}>
          <EdgeCrossSection role="img" aria-label={causes.picture} />
        </NumberedPicture>
        <span className={styles.outside}>{causes.outside}</span>
        <span className={styles.inside}>{causes.inside}</span>
      </div>
      <ol className={styles.parts}>
        {causes.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </div>
  )
}

export function SealFailureCauses() {
  return (
    <CollapsibleSection id="causes" tone="snow" {...causes}>
      <div className={styles.columns}>
        <EdgeOfTheUnit />
        <dl>
          {causes.causes.map(({ name, description }) => (
            <div key={name} className={styles.cause}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.description}>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </CollapsibleSection>
  )
}
