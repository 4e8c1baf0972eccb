import { useEffect, useRef, useState } from 'react'
import { deliveringForm } from '../../content/estimate-delivery.ts'
import { estimateForm } from '../../content/estimate-form.ts'
import type { PageId } from '../../content/pages.ts'
import type { TextField } from '../../lib/estimate-request.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { EstimateFields } from '../estimate-fields.tsx'
import styles from '../estimate-form.module.css'
import { IslandFailed } from '../island-failed.tsx'
import { SubmitRow } from '../submit-row.tsx'
import { Toast } from '../toast.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { Receipt } from './receipt.tsx'
import { useDelivery } from './use-delivery.ts'

type DeliveringFormProps = {
  /** Where the form is sent to. */
  action: string
  /** The path of the page; empty on error pages and those of the receiver. */
  path: string
  /** Decides how a text message from the form begins. */
  page: PageId
}

/** The estimate form of a site that receives its requests. Without its script, browsers send it by themselves. */
export function DeliveringForm(props: DeliveringFormProps) {
  return (
    <ErrorBoundary fallback={<IslandFailed description={estimateForm.failed} />}>
      <RequestForm {...props} />
    </ErrorBoundary>
  )
}

function RequestForm({ action, path, page }: DeliveringFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, send, sendWithout, startAgain } = useDelivery(form, action)
  const [isToastShown, setToastShown] = useState(false)
  const [isReady, setReady] = useState(false)
  // Tells browser/estimate-form.ts that the script has arrived.
  useEffect(() => setReady(true), [])

  const { step } = state
  useEffect(() => {
    if (step === 'received') {
      form.current?.reset()
      setToastShown(true)
    }
    // A button loses the focus when it is disabled. It gets it back, unless somebody has moved on.
    if (step === 'failed' && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        encType="multipart/form-data"
        // Stays in the page behind the receipt: browser/estimate-form.ts knows this element.
        hidden={step === 'received'}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        data-estimate-form={isReady ? 'ready' : 'waiting'}
      >
        <EstimateFields photosHint={deliveringForm.photosHint} />
        <input type="hidden" name={'page' satisfies TextField} value={path} />
        <Honeypot />
        <div className={`${styles.alert} ${styles.full}`} role="alert">
          {step === 'failed' && <FailureNotice failure={state.failure} onSendWithout={sendWithout} />}
        </div>
        <SubmitRow ref={button} isPending={step === 'sending'} page={page}>
          {step === 'sending' ? `${state.progress}…` : deliveringForm.promise}
        </SubmitRow>
      </form>
      {step === 'received' && <Receipt receipt={state.receipt} onStartAgain={startAgain} />}
      {isToastShown && <Toast {...estimateForm.received} onDismiss={() => setToastShown(false)} />}
    </>
  )
}

/** A field that only programs fill in: it is neither seen, nor read out, nor reached with the keyboard. */
function Honeypot() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {deliveringForm.honeypot}
      <input type="text" name={'website' satisfies TextField} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
