import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EnteredRequest } from './describe.ts'
import { enteredFields, photosField } from './request.ts'
import { submitDelayMs } from './words.ts'

/** Takes the requests of a form to where they are received. */
export type Transport = (form: HTMLFormElement) => {
  /** Never rejects: whatever goes wrong is said in the form. */
  send(report: (progress: string) => void): Promise<Outcome>
  stop?(): void
}

export type Outcome =
  | { readonly step: 'failed'; readonly failure: Failure }
  | { readonly step: 'received'; readonly sent?: SentRequest }

export type Failure = {
  /** What went wrong and what to do, for the visitor. */
  readonly message: string
  readonly request: EnteredRequest
  /** The photo without which it could be sent. */
  readonly photo: File | undefined
}

/** A request that has reached the receiver. */
type SentRequest = {
  /** Undefined where a form service elsewhere gives none. */
  readonly reference: string | undefined
  readonly request: EnteredRequest
  /** The names of the photos. */
  readonly photos: readonly string[]
}

export type ReceiptContent = SentRequest & {
  /** Whether the form was changed after it was sent; it is then not reset. */
  readonly isChanged: boolean
}

type RequestState =
  | { readonly step: 'editing' }
  /** Where progress is empty, the text beside the button stays. */
  | { readonly step: 'sending'; readonly progress: string }
  | { readonly step: 'failed'; readonly failure: Failure }
  /** Without a receipt the form stays in its place. */
  | { readonly step: 'received'; readonly receipt: ReceiptContent | undefined }

/** Sends what is in the form with a transport, and says how far it is. */
export function useRequest(transport: Transport, formRef: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<RequestState>({ step: 'editing' })
  const started = useRef<ReturnType<Transport>>(null)
  const isSending = useRef(false)

  useEffect(() => {
    if (!formRef.current) return
    started.current = transport(formRef.current)
    return () => started.current?.stop?.()
  }, [transport, formRef])

  async function send(): Promise<void> {
    const form = formRef.current
    if (!form || !started.current || isSending.current) return
    isSending.current = true
    const snapshot = takeSnapshot(form)
    const outcome = await started.current.send((progress) => setState({ step: 'sending', progress }))
    isSending.current = false
    if (outcome.step === 'failed') return setState(outcome)
    // What was typed meanwhile stays.
    const isChanged = takeSnapshot(form) !== snapshot
    if (!isChanged) form.reset()
    setState({ step: 'received', receipt: outcome.sent && { ...outcome.sent, isChanged } })
  }

  return { state, send, startAgain: () => setState({ step: 'editing' }) }
}

/** Sends nothing: the specification asks for a simulated submit. */
export const simulate: Transport = () => ({
  async send(report) {
    report('')
    await new Promise((resolve) => setTimeout(resolve, submitDelayMs))
    return { step: 'received' }
  },
})

/** What the visitor has typed and chosen so far. */
export function readRequest(form: HTMLFormElement): EnteredRequest {
  const data = new FormData(form)
  const read = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Object.fromEntries(enteredFields.map((name) => [name, read(name)])) as EnteredRequest
}

export function readPhotos(form: HTMLFormElement): File[] {
  // An empty file input has one file without a name and without content.
  return new FormData(form).getAll(photosField).filter((value) => value instanceof File && value.size > 0) as File[]
}

/** All that was entered, as text, to tell later whether the form was changed since. */
function takeSnapshot(form: HTMLFormElement): string {
  const photos = readPhotos(form).map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([readRequest(form), photos])
}
