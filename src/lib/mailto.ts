/** Opens the visitor's mail program with the subject filled in, and the text where there is one. */
export function mailtoHref(address: string, subject: string, body?: string): string {
  const href = `mailto:${address}?subject=${encodeURIComponent(subject)}`
  return body ? `${href}&body=${encodeMailtoText(body)}` : href
}

/** RFC 6068 wants line breaks as %0D%0A. */
function encodeMailtoText(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
}
