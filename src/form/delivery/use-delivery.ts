import { type RefObject, useEffect, useRef, useState } from 'react'
import { type EnteredRequest, readPhotos, readRequest } from '../describe.ts'
import { maxPhotoBytes, maxPhotos, maxTotalBytes, photosField, type Refusal, type TextField } from '../request.ts'
import { describeRefusal } from '../responses.ts'
import { writeEntered } from '../write-entered.ts'
import { type DraftKeeper, keepDraft } from './draft.ts'
import { type Failure, sendRequest } from './send-request.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { deliveringForm, sayCannotSend, sayPreparing, sayTryingAgain, sayWait, sendingFaults } from './words.ts'

/** What has reached the receiver. */
export type ReceivedRequest = {
  /** Undefined where a form service elsewhere gives none. */
  readonly reference: string | undefined
  readonly request: EnteredRequest
  readonly photos: readonly string[]
  /** Whether the form was changed after it was sent; it is then not reset. */
  readonly isChanged: boolean
}

export type DeliveryState =
  | { readonly step: 'editing' }
  | { readonly step: 'sending'; readonly progress: string }
  | { readonly step: 'failed'; readonly failure: FailedDelivery }
  | { readonly step: 'received'; readonly receipt: ReceivedRequest }

export type FailedDelivery = {
  readonly message: string
  readonly request: EnteredRequest
  /** The photo without which it could be sent. */
  readonly photo: File | undefined
}

class PhotoRefused extends Error {
  readonly photo: File | undefined
  constructor(message: string, photo?: File) {
    super(message)
    this.photo = photo
  }
}

/** Sends what is in the form to the receiver, and says how far it is. */
export function useDelivery(formRef: RefObject<HTMLFormElement | null>, url: string) {
  const [state, setState] = useState<DeliveryState>({ step: 'editing' })
  const drafts = useRef<DraftKeeper>(null)
  const notBefore = useRef(0)

  useEffect(() => {
    if (!formRef.current) return
    const keeper = keepDraft(formRef.current)
    drafts.current = keeper
    return () => keeper.stop()
  }, [formRef])

  const report = (progress: string) => setState({ step: 'sending', progress })

  async function send(): Promise<void> {
    const form = formRef.current
    if (!form || !drafts.current) return
    const request = readRequest(form)
    const photos = readPhotos(form)
    const fail = ({ message }: Pick<Failure, 'message'>, photo?: File) =>
      setState({ step: 'failed', failure: { message, request, photo } })

    const waitSeconds = Math.ceil((notBefore.current - Date.now()) / 1000)
    if (waitSeconds > 0) return fail({ message: sayWait(waitSeconds) })
    report(deliveringForm.sending)
    try {
      drafts.current.save()
      // It has the id already, from form/request-id.ts.
      const body = new FormData(form)
      const entered = writeEntered(form)
      const smaller = await preparePhotos(photos, report)
      body.set('elapsed' satisfies TextField, String(drafts.current.measureElapsed()))
      body.delete(photosField)
      for (const photo of smaller) body.append(photosField, photo)
      report(deliveringForm.sending)
      const photoBytes = addSizes(smaller)
      const outcome = await sendRequest({ url, body, photoBytes, onRetry: (count) => report(sayTryingAgain(count)) })
      if (outcome.kind === 'failed') {
        notBefore.current = outcome.notBefore ?? 0
        return fail(outcome, outcome.photo === undefined ? undefined : photos[outcome.photo])
      }
      drafts.current.clear()
      const isChanged = writeEntered(form) !== entered
      if (isChanged) drafts.current.save()
      else form.reset()
      const names = photos.map(({ name }) => name)
      setState({ step: 'received', receipt: { reference: outcome.reference, request, photos: names, isChanged } })
    } catch (error) {
      if (error instanceof PhotoRefused) return fail(error, error.photo)
      fail({ message: sendingFaults.server })
      reportError(error)
    }
  }

  return {
    state,
    /** Never rejects: whatever goes wrong is said in the form. */
    send,
    startAgain: () => setState({ step: 'editing' }),
  }
}

/** One after the other: a phone has not the memory for several at once. */
async function preparePhotos(photos: readonly File[], report: (progress: string) => void): Promise<File[]> {
  if (photos.length > maxPhotos) refuse({ code: 'too-many-photos' })
  const prepared: File[] = []
  for (const [index, photo] of photos.entries()) {
    report(sayPreparing(index + 1, photos.length))
    const smaller = await shrinkPhoto(photo)
    if (!smaller && photo.size > maxPhotoBytes) {
      throw new PhotoRefused(sayCannotSend(photo.name, maxPhotoBytes / 1024 / 1024), photo)
    }
    prepared.push(smaller ?? photo)
  }
  if (addSizes(prepared) > maxTotalBytes) refuse({ code: 'total-too-large' })
  return prepared
}

function addSizes(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

function refuse(refusal: Refusal): never {
  throw new PhotoRefused(describeRefusal(refusal))
}
