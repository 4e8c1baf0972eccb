import { Frame, Pane } from '../../components/window.tsx'
import { firstPaintId } from '../../lib/load-later.ts'
import { House } from './drawings/house.tsx'
import styles from './house-picture.module.css'
import { residential } from './words.ts'

const { hero, problems } = residential

/** The house with its four faults; each number leads to what is done about it. */
export function HousePicture() {
  return (
    <div>
      <Frame hasSill>
        <Pane id={firstPaintId} className={styles.pane}>
          <House className="fill" role="img" aria-label={hero.picture} />
          {problems.list.map(({ id, pin }, index) => (
            <a key={id} className={`${styles.pin} ${styles[id]}`} href={`#problem-${id}`}>
              <b className={styles.number}>{index + 1}</b>
              <span className={styles.label}>{pin}</span>
            </a>
          ))}
        </Pane>
      </Frame>
    </div>
  )
}
