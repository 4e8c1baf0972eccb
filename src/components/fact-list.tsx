import styles from './fact-list.module.css'
import { Unbroken } from './unbroken.tsx'

type Fact = { readonly term: string; readonly says: string }

type FactListProps = {
  facts: readonly Fact[]
  /** Words stand smaller than figures, and above what they mean where there is no room beside it. */
  termsAre?: 'figures' | 'words'
  /** Up to three short facts can stand side by side on a phone. */
  onPhones?: 'down' | 'across'
}

/** Short figures or terms with what they mean, one a line. */
export function FactList({ facts, termsAre = 'figures', onPhones = 'down' }: FactListProps) {
  const lie = onPhones === 'across' ? styles.across : ''
  return (
    <dl className={`${styles.list} ${termsAre === 'words' ? styles.words : ''} ${lie}`.trim()}>
      {facts.map(({ term, says }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.says}>
            <Unbroken>{says}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  )
}
