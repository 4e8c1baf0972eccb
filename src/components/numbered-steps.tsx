import styles from './numbered-steps.module.css'

type Step = { readonly name: string; readonly description: string }

type NumberedStepsProps = {
  steps: readonly Step[]
  /** On phones the steps are always vertical. */
  orientation?: 'horizontal' | 'vertical'
}

/** What happens, in order. */
export function NumberedSteps({ steps, orientation = 'horizontal' }: NumberedStepsProps) {
  return (
    <ol className={`${styles.steps} ${orientation === 'horizontal' ? styles.horizontal : ''}`.trim()}>
      {steps.map(({ name, description }) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ol>
  )
}
