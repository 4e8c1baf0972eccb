import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listChannels, readNodeSettings } from '../receiver/node/node-settings.ts'
import { backUpRequests, locateStore, openStoredRequests } from '../receiver/node/node-store.ts'
import { formatRequest, formatTime } from '../receiver/notify/email.ts'
import type { RequestStore } from '../receiver/store/create-store.ts'
import type { Channel, StoredRequest } from '../receiver/store/request-store.ts'
import { findRequests, findWeekStart, formatCsv, formatLine, formatWeek } from './format-requests.ts'

// What `npm run requests` runs: shows, exports, sends again, deletes and copies the requests that were received.
const usage = `npm run -s requests                       lists them, the newest first
npm run -s requests -- show NP-7K2M9Q     shows one and where its photos are
npm run -s requests -- find WORDS         lists those with all of the words in name, phone or address
npm run -s requests -- week               counts requests, calls, texts … of the last seven days, by page and day
npm run -s requests -- export > all.csv   writes all as CSV
npm run -s requests -- resend NP-7K2M9Q   sends one to you again, by email and webhook
npm run -s requests -- delete NP-7K2M9Q   deletes one and its photos
npm run -s requests -- backup FOLDER      copies all of them and their photos, also while the receiver runs
REQUESTS_FOLDER is where they are.`

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run([command = 'list', ...words]: string[]): Promise<void> {
  if (command === 'help') return console.log(usage)
  const settings = readNodeSettings(process.env)
  const { databaseFile, photoFolder } = locateStore(settings.folder)
  if (!existsSync(databaseFile)) throw new Error(`There are no requests in ${settings.folder}.`)
  const [reference] = words
  const channels = listChannels(settings)
  const mode = command === 'delete' || command === 'resend' ? 'write' : 'read'
  const { store, close } = openStoredRequests(settings.folder, mode, { ...settings, channels })
  try {
    if (command === 'list') printList(await store.list())
    else if (command === 'find') printList(findRequests(await store.list(), words))
    else if (command === 'week') await showWeek(store, settings.countsContacts)
    else if (command === 'export') process.stdout.write(formatCsv(await store.list()))
    else if (command === 'show') show(await findRequest(store, reference), photoFolder)
    else if (command === 'resend') await resend(store, await findRequest(store, reference), channels)
    else if (command === 'delete') await remove(store, await findRequest(store, reference))
    else if (command === 'backup') await backUp(settings.folder, reference)
    else throw new Error(`There is no command ${command}.\n${usage}`)
  } finally {
    close()
  }
}

function printList(requests: readonly StoredRequest[]): void {
  for (const request of requests) console.log(formatLine(request))
}

async function showWeek(store: RequestStore, countsContacts: boolean): Promise<void> {
  const from = findWeekStart(Date.now())
  console.log(formatWeek(await store.list(), await store.listContacts(from), from))
  if (!countsContacts) console.log('Only requests are counted: COUNT_CONTACTS is not set.')
}

async function findRequest(store: RequestStore, reference: string | undefined): Promise<StoredRequest> {
  const request = await store.findByReference(reference?.toUpperCase() ?? '')
  if (!request) throw new Error(reference ? `There is no request ${reference}.` : `Which one?\n${usage}`)
  return request
}

function show(request: StoredRequest, photoFolder: string): void {
  console.log(formatRequest(request))
  for (const { key } of request.photos) console.log(join(photoFolder, key))
  for (const { channel, sentAt, attempts, lastError } of request.notifications) {
    if (sentAt) console.log(`Sent by ${channel} on ${formatTime(sentAt)}`)
    else console.log(`Not sent by ${channel} yet, tried ${attempts} times${lastError ? `: ${lastError}` : ''}`)
  }
}

async function resend(store: RequestStore, request: StoredRequest, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) throw new Error('Neither SMTP_URL nor WEBHOOK_URL is set, so there is nobody to send to.')
  await store.resend(request.id)
  console.log(`${request.reference} is sent by ${channels.join(' and ')} within a minute, where the receiver runs.`)
}

async function backUp(folder: string, target: string | undefined): Promise<void> {
  if (!target) throw new Error(`Where to?\n${usage}`)
  const { requests, photos } = await backUpRequests(folder, resolve(target))
  console.log(`${requests} requests and ${photos} photos are copied to ${resolve(target)}.`)
}

async function remove(store: RequestStore, request: StoredRequest): Promise<void> {
  await store.remove([request.id])
  console.log(`${request.reference} and its photos are deleted.`)
}
