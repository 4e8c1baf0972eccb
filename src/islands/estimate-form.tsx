import { startTransition, useActionState, useEffect, useRef, useState } from 'react'
import buttonStyles from '../components/button.module.css'
import { Fold } from '../components/fold.tsx'
import { estimateForm, issueChoices, submitDelayMs } from '../content/estimate-form.ts'
import type { PageId } from '../content/pages.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import styles from './estimate-form.module.css'
import { OptionalText, RequiredInput, RequiredSelect } from './form-field.tsx'
import { IslandFailed } from './island-failed.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { SendFromPhone } from './send-from-phone.tsx'
import { TimeChoice } from './time-choice.tsx'
import { Toast } from './toast.tsx'

/** Nothing is sent anywhere: the request is received, by design, after a moment. Counts how many were. */
async function receiveRequest(received: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, submitDelayMs))
  return received + 1
}

function Fields() {
  return (
    <>
      <p className={`${styles.note} ${styles.full}`}>{estimateForm.requiredNote}</p>
      <RequiredInput name="name" {...estimateForm.name} type="text" autoComplete="name" />
      <RequiredInput name="phone" {...estimateForm.phone} type="tel" autoComplete="tel" />
      <div className={styles.address}>
        <RequiredInput name="address" {...estimateForm.address} type="text" autoComplete="address-line1" />
      </div>
      <RequiredSelect name="issue" {...estimateForm.issue} choices={issueChoices} />
      <div className={styles.full}>
        <Fold summary={estimateForm.more} isOpenWide className={styles.more}>
          <div className={styles.extras}>
            <PhotoPicker />
            <TimeChoice />
            <OptionalText name="message" label={estimateForm.message.label} />
          </div>
        </Fold>
      </div>
    </>
  )
}

function RequestForm({ page }: { page: PageId }) {
  const [received, submit, isPending] = useActionState(receiveRequest, 0)
  const [dismissed, setDismissed] = useState(0)
  const [isReady, setReady] = useState(false)
  // Tells browser/estimate-form.ts that the script has arrived.
  useEffect(() => setReady(true), [])

  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (received === 0) return
    form.current?.reset()
    // A button loses the focus when it is disabled. It gets it back, unless somebody has moved on.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [received])

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        // Not an action: React would change that attribute, by which browsers know the form when somebody comes back.
        onSubmit={(event) => {
          event.preventDefault()
          startTransition(submit)
        }}
        data-estimate-form={isReady ? 'ready' : 'waiting'}
      >
        <Fields />
        <div className={`${styles.send} ${styles.full}`}>
          <button
            ref={button}
            type="submit"
            className={`${buttonStyles.button} ${buttonStyles.call} ${buttonStyles.large} ${styles.submit}`}
            disabled={isPending}
          >
            {isPending ? estimateForm.submitting : estimateForm.submit}
          </button>
          <p className={styles.promise}>{estimateForm.promise}</p>
          <SendFromPhone page={page} className={styles.full} />
        </div>
      </form>
      {received > dismissed && !isPending && (
        <Toast key={received} {...estimateForm.received} onDismiss={() => setDismissed(received)} />
      )}
    </>
  )
}

/** The page is what a text message begins with. */
export function EstimateForm({ page }: { page: PageId }) {
  return (
    <ErrorBoundary fallback={<IslandFailed description={estimateForm.failed} />}>
      <RequestForm page={page} />
    </ErrorBoundary>
  )
}
