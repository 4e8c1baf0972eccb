import { enteredFields } from '../src/form/request.ts'
import type { StoredRequest } from './store/request-store.ts'

type Column = readonly [title: string, read: (request: StoredRequest) => string]

const columns: readonly Column[] = [
  ['reference', ({ reference }) => reference],
  ['received', ({ receivedAt }) => new Date(receivedAt).toISOString()],
  ...enteredFields.map((field): Column => [field, (request) => request[field]]),
  ['page', ({ page }) => page],
  ['suspected', ({ suspicion }) => suspicion ?? ''],
  ['photos', ({ photos }) => photos.map(({ key }) => key).join(' ')],
]

/** RFC 4180. */
export function formatCsv(requests: readonly StoredRequest[]): string {
  const rows = [columns.map(([title]) => title), ...requests.map((request) => columns.map(([, read]) => read(request)))]
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

const phoneNumber = /^\+[\d\s().-]+$/

/** A spreadsheet would run what begins like a formula, so that gets an apostrophe in front. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !phoneNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
