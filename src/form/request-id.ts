/**
 * Gives what the form sends an id, whether the browser or the form's script sends it: a `formdata` event comes before
 * either. The first part of the id is made once and kept for the tab until the form is reset; the last part is a hash of
 * the content. So each attempt to send the same content has the same id, and content that was changed has another.
 */
export function connectRequestId(): void {
  const form = document.querySelector<HTMLFormElement>('[data-estimate-form]')
  const field = form?.querySelector<HTMLInputElement>('[name="id"]')
  if (!form || !field) return
  field.value = findId()
  form.addEventListener('reset', () => {
    tryStorage((storage) => storage.removeItem(key))
    field.value = findId()
  })
  form.addEventListener('formdata', ({ formData }) => {
    if (!field.value) return
    tryStorage((storage) => storage.setItem(key, field.value))
    formData.set(field.name, field.value.slice(0, -12) + hashRequest(formData))
  })
}

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
 * Twelve hexadecimal digits that are the same for the same content of the form, and others where any of it differs. The
 * page that it is sent from is no part of it.
 */
export function hashRequest(data: FormData): string {
  const entries = [...data].filter(([name]) => name !== 'id' && name !== 'page')
  return hashText(JSON.stringify(entries.map(([name, value]) => [name, identify(value)])))
}

function identify(value: FormDataEntryValue): string {
  if (typeof value === 'string') return value
  // An empty file input has a file without content, whose date is that of each reading.
  return value.size > 0 ? `${value.name} ${value.size} ${value.lastModified}` : ''
}

/** Two hashes of 32 bits each, cut to the 48 bits of the last part of a UUID. */
function hashText(text: string): string {
  let [first, second] = [0x811c9dc5, 0x811c9dc5]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    // The primes of FNV-1a and of MurmurHash2.
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x5bd1e995)
  }
  return formatHex(first) + formatHex(second).slice(0, 4)
}

function formatHex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0')
}
