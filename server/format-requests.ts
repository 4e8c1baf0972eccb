import { dayMs, formatDay } from '../receiver/request.ts'
import type { ContactCount, StoredRequest } from '../receiver/store/request-store.ts'
import { business } from '../src/content/business.ts'
import { pages } from '../src/content/pages.ts'
import { contactKinds } from '../src/form/endpoint.ts'
import { enteredFields } from '../src/form/request.ts'
import { locale } from '../src/lib/format.ts'

/** The requests with all of the words in name, phone or address. A phone number is found however either was typed. */
export function findRequests(requests: readonly StoredRequest[], words: readonly string[]): StoredRequest[] {
  const wanted = words.flatMap((word) => word.split(/\s+/)).filter(Boolean)
  if (wanted.length === 0) throw new Error('Which words?')
  return requests.filter(({ name, phone, address }) => {
    const text = fold(`${name} ${phone} ${address}`)
    const digits = phone.replace(/\D/g, '')
    return wanted.every((word) => text.includes(fold(word)) || isPartOfNumber(word, digits))
  })
}

/** Takes capitals and accents out of a text. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function isPartOfNumber(word: string, digits: string): boolean {
  const wanted = word.replace(/[\s().+-]/g, '')
  return /^\d{3,}$/.test(wanted) && (digits.includes(wanted) || wanted.replace(/^1/, '') === digits.replace(/^1/, ''))
}

const shortTime = new Intl.DateTimeFormat(locale, {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: business.timeZone,
})

/** A request as a line of a list. */
export function formatLine(request: StoredRequest): string {
  const { reference, receivedAt, issue, name, phone, photos, suspicion, notifications } = request
  const marks = [
    photos.length > 0 && (photos.length === 1 ? '1 photo' : `${photos.length} photos`),
    suspicion && 'suspected spam',
    notifications.some(({ sentAt }) => sentAt === null) && 'not sent yet',
  ]
  return [reference, shortTime.format(receivedAt), issue, name, phone, ...marks.filter(Boolean)].join('  ')
}

/** The first of the seven days that end today, in the time zone of the business. */
export function findWeekStart(now: number): string {
  return new Date(Date.parse(formatDay(now)) - 6 * dayMs).toISOString().slice(0, 10)
}

/** What a request says of its page was sent with it, and may be anything. */
function namePage(sent: string): string {
  return Object.values(pages).find(({ path }) => path === sent)?.path ?? 'no page'
}

/** A table of requests and contacts from a day on, by day and page. What is suspected to be spam is not counted. */
export function formatWeek(
  requests: readonly StoredRequest[],
  contacts: readonly ContactCount[],
  from: string,
): string {
  const kinds = ['request', ...contactKinds] as const
  const received = requests.flatMap(({ receivedAt, page, suspicion }) =>
    suspicion ? [] : { day: formatDay(receivedAt), page: namePage(page), kind: 'request' as const, count: 1 },
  )
  const counted = [...received, ...contacts].filter(({ day }) => day >= from)
  const sum = (rows: typeof counted) =>
    kinds.map((kind) => String(rows.reduce((total, row) => total + (row.kind === kind ? row.count : 0), 0)))
  const groups = [...Map.groupBy(counted, ({ day, page }) => `${day} ${page}`)].sort(([a], [b]) => (a < b ? -1 : 1))
  const table = [
    ['day', 'page', ...kinds.map((kind) => `${kind}s`)],
    ...groups.map(([, rows]) => [rows[0]?.day ?? '', rows[0]?.page ?? '', ...sum(rows)]),
    ['in all', '', ...sum(counted)],
  ]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) => row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((cells) => cells.join('  '))
    .join('\n')
}

type Column = readonly [title: string, read: (request: StoredRequest) => string]

const columns: readonly Column[] = [
  ['reference', ({ reference }) => reference],
  ['received', ({ receivedAt }) => new Date(receivedAt).toISOString()],
  ...enteredFields.map((field): Column => [field, (request) => request[field]]),
  ['page', ({ page }) => page],
  ['suspected', ({ suspicion }) => suspicion ?? ''],
  ['photos', ({ photos }) => photos.map(({ key }) => key).join(' ')],
]

/** The requests as CSV by RFC 4180. */
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
