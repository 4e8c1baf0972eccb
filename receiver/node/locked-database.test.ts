import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readRows } from '../../tests/receivers/read-database.ts'
import { sendRequest } from '../../tests/receivers/send-request.ts'
import { serveInProcess } from '../../tests/receivers/serve-in-process.ts'

function lock(file: string): { unlock: () => void } {
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  return { unlock: () => other.exec('COMMIT') }
}

test('while another process has locked the database, pages are answered, and then the requests are stored', async () => {
  const { url, database } = await serveInProcess()
  const { unlock } = lock(database)
  const order: string[] = []
  const requests = Array.from({ length: 5 }, () => sendRequest(url).finally(() => order.push('request')))
  for (let page = 0; page < 20; page++) {
    expect((await fetch(`${url}/received/none`)).status).toBe(404)
    order.push('page')
  }
  unlock()
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(order.slice(0, 20)).toEqual(Array(20).fill('page'))
  expect(readRows(database, 'SELECT id FROM requests')).toHaveLength(5)
})

test('where it stays locked, the visitor is told to try again', async () => {
  const { url, database } = await serveInProcess()
  const { unlock } = lock(database)
  const { status, body } = await sendRequest(url)
  unlock()
  expect([status, body.error]).toEqual([503, 'storage-failed'])
  expect(readRows(database, 'SELECT id FROM requests')).toEqual([])
})
