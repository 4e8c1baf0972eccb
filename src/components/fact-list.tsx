import styles from './fact-list.module.css'

type Fact = { readonly term: string; readonly says: string }

/** Short figures with what they mean, one a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, says }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.says}>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
