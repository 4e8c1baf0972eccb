import styles from './numbered-steps.module.css'

type Step = { readonly name: string; readonly says: string }

type NumberedStepsProps = {
  steps: readonly Step[]
  /** Across the page on a desk, or down a column of its own. On a phone always down. */
  lie?: 'across' | 'down'
}

/** What happens, in order. */
export function NumberedSteps({ steps, lie = 'across' }: NumberedStepsProps) {
  return (
    <ol className={`${styles.steps} ${lie === 'across' ? styles.across : ''}`.trim()}>
      {steps.map(({ name, says }) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.says}>{says}</p>
        </li>
      ))}
    </ol>
  )
}
