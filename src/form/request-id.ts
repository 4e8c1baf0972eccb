import { hashContent } from './hash-content.ts'

const key = 'estimate-id'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Where storage is refused, an id lasts as long as the page. */
function tryStorage<Result>(attempt: (storage: Storage) => Result): Result | undefined {
  try {
    return attempt(sessionStorage)
  } catch {
    return undefined
  }
}

function findId(): string {
  const stored = tryStorage((storage) => storage.getItem(key)) ?? ''
  // Without a secure connection browsers make no UUID. The receiver then derives an id from the content.
  return uuid.test(stored) ? stored : (crypto.randomUUID?.() ?? '')
}

/**
 * Gives what the form sends an id, whether the browser or the form's script sends it: a `formdata` event comes before
 * either. The first part of the id is made once and kept for the tab until the form is reset; the last part is a hash of
 * the content. So each attempt to send the same content has the same id, and content that was changed has another.
 */
function connectRequestId(form: HTMLFormElement, field: HTMLInputElement): void {
  field.value = findId()
  form.addEventListener('reset', () => {
    tryStorage((storage) => storage.removeItem(key))
    field.value = findId()
  })
  form.addEventListener('formdata', ({ formData }) => {
    if (!field.value) return
    tryStorage((storage) => storage.setItem(key, field.value))
    formData.set(field.name, field.value.slice(0, -12) + hashContent(formData))
  })
}

const form = document.querySelector<HTMLFormElement>('[data-estimate-form]')
const field = form?.querySelector<HTMLInputElement>('[name="id"]')
if (form && field) connectRequestId(form, field)
