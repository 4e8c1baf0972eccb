import { SmsButton } from '../../components/buttons.tsx'
import { Quantity } from '../../components/measures.tsx'
import styles from './signs.module.css'
import { glass } from './words.ts'

const { signs } = glass

/** Two lists of signs, side by side: for a repair, and for new glass. */
export function Signs() {
  return (
    <>
      <div className={styles.sides}>
        {signs.sides.map((side) => (
          <SignList key={side.title} {...side} />
        ))}
      </div>
      <div className={styles.ask}>
        <p>{signs.ask}</p>
        <SmsButton page="glass" />
      </div>
    </>
  )
}

type Side = (typeof signs.sides)[number]

function SignList({ title, signs: list, work, price }: Side) {
  return (
    <div className={styles.side}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {list.map(({ see, description }) => (
          <li key={see} className={styles.sign}>
            <b className={styles.see}>{see}</b>
            <span className={`small ${styles.description}`}>{description}</span>
          </li>
        ))}
      </ul>
      <p className={styles.price}>
        {work}
        <Quantity className={styles.value} value={price} unit="" />
      </p>
    </div>
  )
}
