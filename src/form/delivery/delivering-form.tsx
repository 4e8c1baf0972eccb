import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageId } from '../../content/pages.ts'
import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { EstimateFields } from '../estimate-fields.tsx'
import styles from '../estimate-form.module.css'
import { IslandFailed } from '../island-failed.tsx'
import type { TextField } from '../request.ts'
import { SubmitRow } from '../submit-row.tsx'
import { Toast } from '../toast.tsx'
import { usePhotos } from '../use-photos.ts'
import { estimateForm } from '../words.ts'
import { FailureNotice } from './failure-notice.tsx'
import { Receipt } from './receipt.tsx'
import { useDelivery } from './use-delivery.ts'
import { deliveringForm } from './words.ts'

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
  const photos = usePhotos()
  const { state, send, startAgain } = useDelivery(form, action)
  const [isToastShown, setToastShown] = useState(false)
  const [isReady, setReady] = useState(false)
  // Tells form/connect.ts that the script has arrived.
  useEffect(() => setReady(true), [])

  const { step } = state
  useEffect(() => {
    if (step === 'received') setToastShown(true)
    // A button loses the focus when it is disabled. It gets it back, unless somebody has moved on.
    if (step === 'failed' && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [step])

  function sendWithout(photo: File) {
    photos.remove(photo)
    form.current?.requestSubmit()
  }

  function startAnother() {
    // The button that was pressed goes, and the form is shown again.
    flushSync(startAgain)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        encType="multipart/form-data"
        // Stays in the page behind the receipt: form/connect.ts knows this element.
        hidden={step === 'received'}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        data-estimate-form={isReady ? 'ready' : 'waiting'}
      >
        <EstimateFields photos={photos} photosHint={deliveringForm.photosHint} />
        {/* form/request-id.ts has filled it in. */}
        <input type="hidden" name={'id' satisfies TextField} suppressHydrationWarning />
        <input type="hidden" name={'page' satisfies TextField} value={path} />
        <Honeypot />
        <div className={`${styles.alert} ${styles.full}`} role="alert">
          {step === 'failed' && <FailureNotice failure={state.failure} onSendWithout={sendWithout} />}
        </div>
        <SubmitRow ref={button} isPending={step === 'sending'} page={page}>
          {step === 'sending' ? `${state.progress}…` : deliveringForm.promise}
        </SubmitRow>
      </form>
      {step === 'received' && <Receipt receipt={state.receipt} onStartAgain={startAnother} />}
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
