/**
 * The canonical URL of a page or file: absolute, without a slash at its end. Astro's types let the site be missing; our
 * configuration always gives it.
 */
export function absoluteUrl(path: string, site: URL | undefined): string {
  return new URL(path, site).href.replace(/\/$/, '')
}

const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/

/** '+14035550142' is shown as '(403) 555-0142', with a space that does not break. */
export function formatPhone(e164: string): string {
  const parts = northAmerican.exec(e164)
  if (!parts) throw new Error(`Not a North American phone number in E.164: ${e164}`)
  return `(${parts[1]})\u00a0${parts[2]}-${parts[3]}`
}

export function telHref(e164: string): string {
  return `tel:${e164}`
}

/** Opens a text message with a first line. iOS expects `&` before the body, Android `?`; both accept `?&`. */
export function smsHref(e164: string, body: string): string {
  return `sms:${e164}?&body=${encodeURIComponent(body)}`
}

/** Opens the visitor's mail program with the subject filled in, and the text where there is one. */
export function mailtoHref(address: string, subject: string, body?: string): string {
  const href = `mailto:${address}?subject=${encodeURIComponent(subject)}`
  return body ? `${href}&body=${encodeMailtoText(body)}` : href
}

/** RFC 6068 wants line breaks as %0D%0A. */
function encodeMailtoText(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
}
