import styles from './callout-list.module.css'

type CalloutListProps = {
  items: readonly { readonly name: string; readonly description: string }[]
  orientation: 'vertical' | 'horizontal'
}

/** The key to a drawing: each line has the number of the disc that points at its part. */
export function CalloutList({ items, orientation }: CalloutListProps) {
  return (
    <ol className={`${styles.list} ${orientation === 'horizontal' ? styles.horizontal : ''}`.trim()}>
      {items.map(({ name, description }) => (
        <li key={name} className={styles.callout}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ol>
  )
}
