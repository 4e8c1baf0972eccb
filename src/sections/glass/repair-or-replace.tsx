import { Band } from '../../components/band.tsx'
import { TextButton } from '../../components/contact-buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Measure } from '../../components/measure.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { glass } from '../../content/glass.ts'
import styles from './repair-or-replace.module.css'

const { signs } = glass

type Side = (typeof signs.sides)[number]

function SignList({ id, drawing, title, signs: list, work, price }: Side) {
  return (
    <div className={styles.side}>
      <div className={styles.head}>
        <Drawing name={drawing} alt="" className={styles.picture} />
        <h3 className={styles.title}>{title}</h3>
      </div>
      <ul>
        {list.map(({ see, description }) => (
          <li key={see} className={styles.sign}>
            <label className={styles.label}>
              <input className={styles.box} type="checkbox" data-sign={id} />
              <span>
                <b className={styles.see}>{see}</b>
                <span className={styles.description}>{description}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.price}>
        {work}
        <Measure className={styles.value} value={price} unit="" />
      </p>
    </div>
  )
}

/** Two lists to tick, side by side. browser/sign-tally.ts counts the ticks, and shows the count from the first one on. */
export function RepairOrReplace() {
  const { tally } = signs
  return (
    <Band id="signs" tone="ice">
      <SectionHead sectionId="signs" {...signs} />
      <div className={styles.sides}>
        {signs.sides.map((side) => (
          <SignList key={side.id} {...side} />
        ))}
      </div>
      <p className={styles.tally} role="status">
        <span data-tally hidden>
          <b data-counts="repair">0</b> {tally.repair} <b data-counts="replace">0</b> {tally.replace}
        </span>
      </p>
      <div className={styles.ask}>
        <p>{signs.ask}</p>
        <TextButton page="glass" />
      </div>
    </Band>
  )
}
