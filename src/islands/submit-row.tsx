import type { Ref } from 'react'
import buttonStyles from '../components/button.module.css'
import { estimateForm } from '../content/estimate-form.ts'
import styles from './estimate-form.module.css'

type SubmitRowProps = {
  ref: Ref<HTMLButtonElement>
  isPending: boolean
  /** What stands beside the button. */
  children: string
}

export function SubmitRow({ ref, isPending, children }: SubmitRowProps) {
  return (
    <div className={`${styles.send} ${styles.full}`}>
      <button
        ref={ref}
        type="submit"
        className={`${buttonStyles.button} ${buttonStyles.call} ${buttonStyles.large} ${styles.submit}`}
        disabled={isPending}
      >
        {isPending ? estimateForm.submitting : estimateForm.submit}
      </button>
      <p className={styles.promise}>{children}</p>
    </div>
  )
}
