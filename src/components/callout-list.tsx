import styles from './callout-list.module.css'

type CalloutListProps = {
  items: readonly { readonly name: string; readonly says: string }[]
  lie: 'down' | 'across'
}

/** The key to a drawing: each line has the number of the disc that points at its part. */
export function CalloutList({ items, lie }: CalloutListProps) {
  return (
    <ol className={`${styles.list} ${lie === 'across' ? styles.across : ''}`.trim()}>
      {items.map(({ name, says }) => (
        <li key={name} className={styles.callout}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.says}>{says}</p>
        </li>
      ))}
    </ol>
  )
}
