import { Icon } from './icon.tsx'
import { NoBreak } from './no-break.tsx'
import styles from './tick-list.module.css'

/** What is included, each line ticked. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" />
          <span>
            <NoBreak>{item}</NoBreak>
          </span>
        </li>
      ))}
    </ul>
  )
}
