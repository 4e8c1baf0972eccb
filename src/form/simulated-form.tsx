import { startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { PageId } from '../content/pages.ts'
import { ErrorBoundary } from '../lib/error-boundary.tsx'
import { EstimateFields } from './estimate-fields.tsx'
import styles from './estimate-form.module.css'
import { IslandFailed } from './island-failed.tsx'
import { SubmitRow } from './submit-row.tsx'
import { Toast } from './toast.tsx'
import { usePhotos } from './use-photos.ts'
import { estimateForm, submitDelayMs } from './words.ts'
import { writeEntered } from './write-entered.ts'

/** Sends nothing: the specification asks for a simulated submit. Counts how many there have been. */
async function simulateDelivery(received: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, submitDelayMs))
  return received + 1
}

function RequestForm({ page }: { page: PageId }) {
  const [received, submit, isPending] = useActionState(simulateDelivery, 0)
  const photos = usePhotos()
  const [dismissed, setDismissed] = useState(0)
  const [isReady, setReady] = useState(false)
  // Tells form/connect.ts that the script has arrived.
  useEffect(() => setReady(true), [])

  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (received === 0 || !form.current) return
    // What was typed meanwhile stays.
    if (writeEntered(form.current) === sent.current) form.current.reset()
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
          sent.current = writeEntered(event.currentTarget)
          startTransition(submit)
        }}
        data-estimate-form={isReady ? 'ready' : 'waiting'}
      >
        <EstimateFields photos={photos} photosHint={estimateForm.photos.hint} />
        <SubmitRow ref={button} isPending={isPending} page={page}>
          {estimateForm.promise}
        </SubmitRow>
      </form>
      {received > dismissed && !isPending && (
        <Toast key={received} {...estimateForm.received} onDismiss={() => setDismissed(received)} />
      )}
    </>
  )
}

/** The page decides how a text message from the form begins. */
export function SimulatedForm({ page }: { page: PageId }) {
  return (
    <ErrorBoundary fallback={<IslandFailed description={estimateForm.failed} />}>
      <RequestForm page={page} />
    </ErrorBoundary>
  )
}
