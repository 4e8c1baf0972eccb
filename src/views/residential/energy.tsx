import { NumberedDrawing } from '../../components/drawing.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Quantity, Ruler } from '../../components/measures.tsx'
import { ItemPoints } from '../../components/pictured-item.tsx'
import { CollapsibleSection } from '../../components/section.tsx'
import { heatCrossSection } from './drawings/heat-cross-section.tsx'
import { thumbnails } from './drawings/security.tsx'
import styles from './energy.module.css'
import { residential } from './words.ts'

const { energy } = residential

/** The second pane, the coating, the weatherstripping, in the units of the drawing. */
const callouts = [
  { at: [596, 76], to: [721, 190] },
  { at: [884, 84], to: [741, 240] },
  { at: [596, 478], to: [714, 410] },
] as const

function HeatFigure() {
  return (
    <div className={styles.winter}>
      <NumberedDrawing of={heatCrossSection} alt={energy.picture} callouts={callouts} className={styles.drawing} />
      <div className={`page-width ${styles.sides}`} aria-hidden="true">
        <span className="tag">{energy.outside}</span>
        <span className="tag">{energy.inside}</span>
      </div>
    </div>
  )
}

function Gains() {
  return (
    <ol className={styles.gains}>
      {energy.gains.map(({ name, value, range, gain, description, benefits }) => (
        <li key={name} className={styles.gain}>
          <h3 className={`part-number ${styles.name}`}>{name}</h3>
          <p className={styles.figure}>
            <Quantity className={styles.value} value={`${value}%`} unit="" />
            <span>{` ${gain}`}</span>
          </p>
          <Ruler size="low" length={100} minorEvery={10} majorEvery={100} measured={range} />
          <p className={`small ${styles.description}`}>{description}</p>
          <ItemPoints points={benefits} />
        </li>
      ))}
    </ol>
  )
}

/** Where the heat goes: the wall cut open from edge to edge of the screen, and what each repair keeps in. */
export function Energy() {
  return (
    <CollapsibleSection id="energy" tone="ice" thumbnail={thumbnails.energy} {...energy}>
      <div className="full-width">
        <HeatFigure />
      </div>
      <Gains />
      <div className={styles.after}>
        <p className={styles.note}>{energy.note}</p>
        <QuoteLink isButtonOnPhones>{energy.quote}</QuoteLink>
      </div>
    </CollapsibleSection>
  )
}
