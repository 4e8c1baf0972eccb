import styles from './fact-list.module.css'
import { NoBreak } from './no-break.tsx'

type Fact = { readonly term: string; readonly description: string }

type FactListProps = {
  facts: readonly Fact[]
  /** Words stand smaller than figures, and above what they mean where there is no room beside it. */
  termsAre?: 'figures' | 'words'
  /** Up to three short facts can stand side by side on a phone. */
  onPhones?: 'down' | 'across'
}

/** Short figures or terms with what they mean, one a line. */
export function FactList({ facts, termsAre = 'figures', onPhones = 'down' }: FactListProps) {
  const direction = onPhones === 'across' ? styles.across : ''
  return (
    <dl className={`${styles.list} ${termsAre === 'words' ? styles.words : ''} ${direction}`.trim()}>
      {facts.map(({ term, description }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            <NoBreak>{description}</NoBreak>
          </dd>
        </div>
      ))}
    </dl>
  )
}
