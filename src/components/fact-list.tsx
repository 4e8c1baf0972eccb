import styles from './fact-list.module.css'

type Fact = { readonly term: string; readonly says: string }

type FactListProps = {
  facts: readonly Fact[]
  /** Words stand smaller than figures, and above what they mean where there is no room beside it. */
  termsAre?: 'figures' | 'words'
}

/** Short figures or terms with what they mean, one a line. */
export function FactList({ facts, termsAre = 'figures' }: FactListProps) {
  return (
    <dl className={`${styles.list} ${termsAre === 'words' ? styles.words : ''}`.trim()}>
      {facts.map(({ term, says }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.says}>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
