import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { receivedPage } from '../../src/form/request.ts'
import { listWebhooks, query, receivers } from './receivers.ts'
import { makePicture, sendRequest } from './requests.ts'

// What only the Worker has.
for (const receiver of receivers.filter(({ name }) => name === 'Cloudflare')) {
  const { url, origin } = receiver

  function execute(sql: string): void {
    const database = new DatabaseSync(receiver.database, { timeout: 5000 })
    database.exec(sql)
    database.close()
  }

  test('the owner is told with the email binding, with the photos attached', async () => {
    const { body } = await sendRequest(url, { photos: [makePicture(2000), makePicture(3000, 'image/png')] })
    await vi.waitFor(
      () => {
        const log = readFileSync(receiver.log, 'utf8')
        expect(log).toMatch(new RegExp(`Subject: .*${body.reference}`))
        expect(log).toContain(`${body.reference}-1.jpg`)
        expect(log).toContain(`${body.reference}-2.png`)
      },
      { timeout: 60_000, interval: 100 },
    )
  })

  test('what the queue has lost is found in the database by the next scheduled run', async () => {
    const id = crypto.randomUUID()
    await sendRequest(url, { fields: { id } })
    const isSent = `SELECT count(*) AS count FROM notifications WHERE request_id = ? AND sent_at > 0`
    await vi.waitFor(() => expect(query(receiver, isSent, id)).toEqual([{ count: 2 }]), { timeout: 60_000 })
    execute(`UPDATE notifications SET sent_at = NULL, leased_until = 0 WHERE request_id = '${id}'`)
    expect((await fetch(`${origin}/cdn-cgi/handler/scheduled`)).status).toBe(200)
    await vi.waitFor(() => expect(query(receiver, isSent, id)).toEqual([{ count: 2 }]), { timeout: 60_000 })
    expect(listWebhooks(receiver).filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(2)
  })

  test('where the database fails, the form says so in words, and the owner is told once', async () => {
    const listWarnings = () => listWebhooks(receiver).filter(({ body }) => body.includes('receiver.failing'))
    await sendRequest(url)
    const tables = ['facts', 'notifications', 'requests']
    for (const table of tables) execute(`ALTER TABLE ${table} RENAME TO ${table}_away`)
    try {
      const { status, body } = await sendRequest(url)
      expect([status, body.error]).toEqual([503, 'storage-failed'])
      for (const _time of ['first', 'second']) await fetch(`${origin}/cdn-cgi/handler/scheduled`)
      expect(listWarnings().map(({ body }) => JSON.parse(body).data.problem)).toEqual(['not-writable'])
    } finally {
      for (const table of tables) execute(`ALTER TABLE ${table}_away RENAME TO ${table}`)
    }
    expect((await sendRequest(url)).status).toBe(201)
  })

  test('the pages that the Worker fills in have no URL, and other pages are files', async () => {
    const paths = ['/', '/request-received', `/${receivedPage.file}`, '/request-refused', '/nope']
    const responses = await Promise.all(paths.map((path) => fetch(`${origin}${path}`)))
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404])
    expect(await responses[1]?.text()).toBe('<h1>No such page</h1>')
  })
}
