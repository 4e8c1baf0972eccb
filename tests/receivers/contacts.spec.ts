import { expect, test } from 'vitest'
import { formatDay } from '../../receiver/request.ts'
import { contactKinds } from '../../src/form/endpoint.ts'
import { serveInProcess } from './in-process.ts'
import { countStored, query, receivers } from './receivers.ts'
import { makeAddress, post, pretendAddress, sendRequest } from './requests.ts'

/** Says what a page of the site says with a beacon. */
async function sendContact(url: string, contact: string | Record<string, string>, headers = {}): Promise<number> {
  return (await post(`${url}/count`, new URLSearchParams(contact), headers)).status
}

const refused: [what: string, contact: string | Record<string, string>][] = [
  ['nothing', ''],
  ['a page that there is not', { page: '/nope', kind: 'call' }],
  ['a file', { page: '/robots.txt', kind: 'call' }],
  ['a page with a query', { page: '/services?x', kind: 'call' }],
  ['something else', { page: '/services', kind: 'visit' }],
  ['a name that every object has', { page: '/services', kind: 'constructor' }],
  ['more than that', { page: '/services', kind: 'call', name: 'Ann' }],
  ['two at once', 'page=/services&kind=call&kind=text'],
  ['what is long', { page: '/services', kind: 'call'.padEnd(300) }],
]

for (const receiver of receivers) {
  const { name, url, origin } = receiver
  const listContacts = () => query(receiver, 'SELECT * FROM contacts ORDER BY page, kind')

  test(`${name}: contacts are counted by day, page and kind, and nothing else is kept`, async () => {
    const before = countStored(receiver)
    for (const kind of contactKinds) expect(await sendContact(url, { page: '/', kind })).toBe(204)
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => sendContact(url, { page: '/contact', kind: 'call' })),
    )
    expect(sent).toEqual([204, 204, 204, 204, 204])
    const day = formatDay(Date.now())
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(listContacts()).toEqual([
      ...[...contactKinds].sort().map((kind) => ({ day, page: '/', kind, count: 1 })),
      { day, page: '/contact', kind: 'call', count: 5 },
    ])
    expect(countStored(receiver)).toEqual(before)
  })

  test.each(refused)(`${name}: %s is not counted`, async (_what, contact) => {
    const before = listContacts()
    expect(await sendContact(url, contact)).toBe(400)
    expect(listContacts()).toEqual(before)
  })

  test(`${name}: what comes from another site is not counted, nor anything but POST`, async () => {
    const before = listContacts()
    const contact = { page: '/', kind: 'call' }
    expect(await sendContact(url, contact, { Origin: 'https://evil.example' })).toBe(403)
    expect(await sendContact(url, contact, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect((await fetch(`${url}/count`)).status).toBe(405)
    expect(listContacts()).toEqual(before)
    expect(await sendContact(url, contact, { Origin: origin })).toBe(204)
  })

  test(`${name}: one sender is counted sixty times in ten minutes, and may still send a request`, async () => {
    const headers = pretendAddress(makeAddress())
    const sent: number[] = []
    for (let round = 0; round < 62; round++) sent.push(await sendContact(url, { page: '/faq', kind: 'text' }, headers))
    expect(sent).toEqual([...Array(60).fill(204), 429, 429])
    expect(query(receiver, "SELECT count FROM contacts WHERE page = '/faq'")).toEqual([{ count: 60 }])
    expect((await sendRequest(url, { headers })).status).toBe(201)
  })
}

test('where it is not switched on, there is nothing to send contacts to', async () => {
  const { url } = await serveInProcess()
  expect(await sendContact(url, { page: '/', kind: 'call' })).toBe(404)
})
