import styles from './numbered-steps.module.css'

type Step = { readonly name: string; readonly says: string }

/** What happens, in order: down the page on a phone, across it on a desk. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, says }) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.says}>{says}</p>
        </li>
      ))}
    </ol>
  )
}
