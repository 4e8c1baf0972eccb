import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { NumberedDrawing } from '../../components/drawing.tsx'
import { CalloutList } from '../../components/lists.tsx'
import { sillApart, sillApartNarrow } from './drawings/sill-apart.tsx'
import { thumbnails } from './drawings/thumbnails.tsx'
import styles from './installation.module.css'
import { glass } from './words.ts'

const { installation } = glass

const wideCallouts = [
  { at: [760, 176], to: [842, 176] },
  { at: [92, 330], to: [216, 368] },
  { at: [550, 356], to: [470, 356] },
  { at: [270, 120], to: [346, 120] },
  { at: [604, 150], to: [566, 214] },
  { at: [770, 290], to: [690, 290] },
] as const

const narrowCallouts = [
  { at: [410, 84], to: [486, 150] },
  { at: [40, 470], to: [122, 536] },
  { at: [440, 566], to: [366, 528] },
  { at: [150, 300], to: [240, 300] },
  { at: [430, 340], to: [460, 386] },
  { at: [596, 340], to: [562, 400] },
] as const

/** The sill pulled apart. Phones have a composition of their own: shrunk, the wide one could not be read. */
export function Installation() {
  return (
    <CollapsibleSection id="installation" tone="snow" thumbnail={thumbnails.installation} {...installation}>
      <NumberedDrawing of={sillApart} alt={installation.picture} callouts={wideCallouts} className={styles.wide} />
      <NumberedDrawing
        of={sillApartNarrow}
        alt={installation.picture}
        callouts={narrowCallouts}
        className={styles.narrow}
      />
      <div className={styles.steps}>
        <CalloutList orientation="horizontal" items={installation.steps} />
      </div>
      <p className={styles.terms}>{installation.terms}</p>
    </CollapsibleSection>
  )
}
