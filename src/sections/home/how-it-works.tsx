import { Band } from '../../components/band.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Measure } from '../../components/measure.tsx'
import { Ruler } from '../../components/ruler.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { home } from '../../content/home.ts'
import styles from './how-it-works.module.css'

const { how } = home

export function HowItWorks() {
  return (
    <Band id="how" tone="snow">
      <SectionHead of="how" {...how} />
      <ol className={styles.moments}>
        {how.moments.map(({ drawing, value, unit, ticks, name, says }) => (
          <li key={name} className={styles.moment}>
            <Drawing name={drawing} alt="" className={styles.picture} />
            <div className={styles.ruler}>
              <Ruler size="low" length={ticks} minorEvery={1} majorEvery={ticks} />
            </div>
            <div className={styles.words}>
              <Measure className={styles.value} value={value} unit={unit} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.says}>{says}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
