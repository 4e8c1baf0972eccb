import { Icon } from './icon.tsx'
import styles from './tick-list.module.css'
import { Unbroken } from './unbroken.tsx'

/** What is included, each line ticked. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" />
          <span>
            <Unbroken>{item}</Unbroken>
          </span>
        </li>
      ))}
    </ul>
  )
}
