import { Band } from '../../components/band.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { emergency } from '../../content/emergency.ts'
import styles from './response-steps.module.css'

const { process } = emergency

/** The storm is drawn on night's side of the palette; the boards and the clear view follow the theme. */
const stormy = new Set<string>(['assessment-step', 'repair-step'])

/** The same pane four times, in one frame: struck, boarded, glazed, clear. */
export function ResponseSteps() {
  return (
    <Band id="process" tone="snow">
      <SectionHead of="process" {...process} />
      <ol className={styles.steps}>
        {process.steps.map(({ drawing, name, says }) => (
          <li key={name} className={styles.step}>
            <div className={styles.pane}>
              <Drawing name={drawing} alt="" className={styles.picture} {...(stormy.has(drawing) ? { at: 'night' } : {})} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.says}>{says}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
