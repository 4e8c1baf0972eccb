import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import buttonStyles from '../components/button.module.css'
import { CallButton } from '../components/buttons.tsx'
import { Icon } from '../components/inline.tsx'
import type { PageId } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { ErrorBoundary } from '../lib/island.tsx'
import deliveryStyles from './delivery/delivery.css?inline'
import { deliver } from './delivery/delivery.ts'
import { FailureNotice } from './delivery/failure.tsx'
import { Receipt } from './delivery/receipt.tsx'
import { EstimateFields, HiddenFields } from './fields.tsx'
import styles from './form.module.css'
import formStyles from './later.css?inline'
import { usePhotos } from './photos.tsx'
import { SendFromPhone } from './send-from-phone.tsx'
import { simulate, useRequest } from './transport.ts'
import { deliveryWords, estimateForm, simulatedWords, toastStayMs } from './words.ts'

/** The form's action; empty where sending is simulated. astro.config.ts writes it in. */
declare const FORM_ACTION: string

// Decided at build, so that the other transport, its words and its styles are left out of the browser's script.
const transport = FORM_ACTION ? deliver : simulate
const words = FORM_ACTION ? deliveryWords : simulatedWords

/** The styles of what is shown only when the form's script has come. */
export const laterStyles = FORM_ACTION ? formStyles + deliveryStyles : formStyles

type FormProps = {
  /** The path of the page; empty on error pages and those of the receiver. */
  path: string
  /** Decides how a text message from the form begins. */
  page: PageId
}

export function Form(props: FormProps) {
  return (
    <ErrorBoundary fallback={<FormFailed />}>
      <RequestForm {...props} />
    </ErrorBoundary>
  )
}

function RequestForm({ path, page }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Says that the request is received: a line beside the button, or the title of the receipt. */
  const confirmation = useRef<HTMLHeadingElement>(null)
  const photos = usePhotos()
  const { state, send, startAgain } = useRequest(transport, form)
  const [isToastShown, setToastShown] = useState(false)
  const [isReady, setReady] = useState(false)
  // Tells form/connect.ts that the script has arrived.
  useEffect(() => setReady(true), [])

  const { step } = state
  useEffect(() => {
    if (step === 'sending') setToastShown(false)
    if (step === 'received') setToastShown(true)
    // Unless somebody has moved on.
    const isWaiting = [document.body, button.current].some((one) => one === document.activeElement)
    if (step === 'failed' && isWaiting) button.current?.focus({ preventScroll: true })
    if (step === 'received' && isWaiting) confirmation.current?.focus()
  }, [step])

  function sendWithout(photo: File) {
    photos.remove(photo)
    form.current?.requestSubmit(button.current)
  }

  function startAnother() {
    // The button that was pressed goes, and the form is shown again.
    flushSync(startAgain)
    form.current?.querySelector('input')?.focus()
  }

  function dismissToast() {
    setToastShown(false)
    // The button that was pressed goes.
    confirmation.current?.focus({ preventScroll: true })
  }

  const isPending = step === 'sending'
  const progress = isPending && state.progress && `${state.progress}…`
  const receipt = step === 'received' && state.receipt
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        {...(FORM_ACTION && { method: 'post', action: FORM_ACTION, encType: 'multipart/form-data' })}
        // Stays in the page behind the receipt: form/connect.ts knows this element.
        hidden={Boolean(receipt)}
        // A function as its action would not do: React changes that attribute, by which browsers know the form when
        // somebody comes back.
        onSubmit={(event) => {
          event.preventDefault()
          // Also after Enter in a field, and in Safari, which does not focus a button that is pressed. What is sent may
          // disable or replace what had the focus.
          const { submitter } = event.nativeEvent as SubmitEvent
          submitter?.focus({ preventScroll: true })
          void send()
        }}
        onInput={() => step === 'received' && !receipt && startAgain()}
        data-estimate-form={isReady ? 'ready' : 'waiting'}
      >
        <EstimateFields photos={photos} photosHint={words.photosHint} />
        {FORM_ACTION && <HiddenFields path={path} />}
        {FORM_ACTION && (
          <div className={`${styles.alert} ${styles.full}`} role="alert">
            {step === 'failed' && <FailureNotice failure={state.failure} onSendWithout={sendWithout} />}
          </div>
        )}
        <SubmitRow ref={button} isPending={isPending} page={page}>
          {step === 'received' ? <Received ref={confirmation} /> : progress || words.promise}
        </SubmitRow>
      </form>
      {FORM_ACTION && receipt && <Receipt ref={confirmation} receipt={receipt} onStartAgain={startAnother} />}
      {(isPending || isToastShown) && (
        <InToastRegion>
          {isPending && <p className="visually-hidden">{progress || estimateForm.submitting}</p>}
          {isToastShown && <Toast onGone={() => setToastShown(false)} onDismiss={dismissToast} />}
        </InToastRegion>
      )}
    </>
  )
}

type SubmitRowProps = {
  ref: Ref<HTMLButtonElement>
  isPending: boolean
  page: PageId
  /** The line beside the button. */
  children: ReactNode
}

/** The ways to send what is in the form: the button, and the visitor's own phone. */
function SubmitRow({ ref, isPending, page, children }: SubmitRowProps) {
  return (
    <div className={`${styles.send} ${styles.full}`}>
      <button
        ref={ref}
        type="submit"
        className={`${buttonStyles.button} ${buttonStyles.filled} ${buttonStyles.large} ${styles.submit}`}
        // It keeps the focus, which `disabled` would drop.
        aria-disabled={isPending || undefined}
      >
        {isPending ? estimateForm.submitting : estimateForm.submit}
      </button>
      <p className={styles.promise}>{children}</p>
      <SendFromPhone page={page} className={styles.full} />
    </div>
  )
}

/** Stays beside the button when the toast has gone. */
function Received({ ref }: { ref: Ref<HTMLElement> }) {
  const { title, text } = estimateForm.toast
  return (
    <span ref={ref} tabIndex={-1}>
      <strong>{title}</strong> {text}
    </span>
  )
}

/** Screen readers announce what comes into the page's toast region, because it is there from the start. */
function InToastRegion({ children }: { children: ReactNode }) {
  const region = document.getElementById('toasts')
  return region && createPortal(children, region)
}

function Toast({ onGone, onDismiss }: { onGone: () => void; onDismiss: () => void }) {
  const { title, text, dismiss } = estimateForm.toast
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onGone, toastStayMs)
    return () => clearTimeout(timer)
  }, [isHeld, onGone])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timer.
    <div
      className="toast"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <strong className="toast-title">{title}</strong>
      <p className="toast-text">{text}</p>
      <button type="button" className="toast-dismiss" onClick={onDismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{dismiss}</span>
      </button>
    </div>
  )
}

function FormFailed() {
  return (
    <div className="form-failed" role="alert">
      <h3>{site.unexpectedError}</h3>
      <p>{estimateForm.failed}</p>
      <CallButton label={site.call} />
    </div>
  )
}
