/** Opens the visitor's mail program with the subject filled in. */
export function mailHref(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
