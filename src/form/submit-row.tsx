import type { Ref } from 'react'
import buttonStyles from '../components/button.module.css'
import type { PageId } from '../content/pages.ts'
import styles from './estimate-form.module.css'
import { SendFromPhone } from './send-from-phone.tsx'
import { estimateForm } from './words.ts'

type SubmitRowProps = {
  ref: Ref<HTMLButtonElement>
  isPending: boolean
  page: PageId
  /** The text beside the button. */
  children: string
}

/** The ways to send what is in the form: the button, and the visitor's own phone. */
export function SubmitRow({ ref, isPending, page, children }: SubmitRowProps) {
  return (
    <div className={`${styles.send} ${styles.full}`}>
      <button
        ref={ref}
        type="submit"
        className={`${buttonStyles.button} ${buttonStyles.filled} ${buttonStyles.large} ${styles.submit}`}
        disabled={isPending}
      >
        {isPending ? estimateForm.submitting : estimateForm.submit}
      </button>
      <p className={styles.promise}>{children}</p>
      <SendFromPhone page={page} className={styles.full} />
    </div>
  )
}
