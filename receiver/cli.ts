import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { business } from '../src/content/business.ts'
import { locale } from '../src/lib/format.ts'
import { formatCsv } from './format-csv.ts'
import { readNodeSettings } from './node/node-settings.ts'
import { locateStore, openNodeStore } from './node/node-store.ts'
import { formatNotification, formatTime } from './notify/format-notification.ts'
import type { RequestStore, StoredRequest } from './store/request-store.ts'

// The requests that were received: npm run requests -- help
const usage = `npm run requests                       lists them, the newest first
npm run requests -- show NP-7K2M9Q     shows one and where its photos are
npm run requests -- export > all.csv   writes all as CSV
npm run requests -- delete NP-7K2M9Q   deletes one and its photos
REQUESTS_FOLDER is where they are.`

const shortTime = new Intl.DateTimeFormat(locale, {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: business.timeZone,
})

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run([command = 'list', reference]: string[]): Promise<void> {
  if (command === 'help') return console.log(usage)
  const { folder } = readNodeSettings(process.env)
  const { databaseFile, photoFolder } = locateStore(folder)
  if (!existsSync(databaseFile)) throw new Error(`There are no requests in ${folder}.`)
  const { store, close } = openNodeStore(folder, { channels: [] })
  try {
    if (command === 'list') for (const request of await store.list()) console.log(formatLine(request))
    else if (command === 'export') process.stdout.write(formatCsv(await store.list()))
    else if (command === 'show') show(await findRequest(store, reference), photoFolder)
    else if (command === 'delete') await remove(store, await findRequest(store, reference))
    else throw new Error(`There is no command ${command}.\n${usage}`)
  } finally {
    close()
  }
}

async function findRequest(store: RequestStore, reference: string | undefined): Promise<StoredRequest> {
  const request = await store.findByReference(reference?.toUpperCase() ?? '')
  if (!request) throw new Error(reference ? `There is no request ${reference}.` : `Which one?\n${usage}`)
  return request
}

function show(request: StoredRequest, photoFolder: string): void {
  console.log(formatNotification(request))
  for (const { key } of request.photos) console.log(join(photoFolder, key))
  for (const { channel, sentAt, attempts, lastError } of request.notifications) {
    if (sentAt) console.log(`Sent by ${channel} on ${formatTime(sentAt)}`)
    else console.log(`Not sent by ${channel} yet, tried ${attempts} times${lastError ? `: ${lastError}` : ''}`)
  }
}

async function remove(store: RequestStore, request: StoredRequest): Promise<void> {
  await store.remove([request.id])
  console.log(`${request.reference} and its photos are deleted.`)
}

function formatLine({ reference, receivedAt, issue, name, phone, photos, suspicion, notifications }: StoredRequest) {
  const marks = [
    photos.length > 0 && (photos.length === 1 ? '1 photo' : `${photos.length} photos`),
    suspicion && 'suspected spam',
    notifications.some(({ sentAt }) => sentAt === null) && 'not sent yet',
  ]
  return [reference, shortTime.format(receivedAt), issue, name, phone, ...marks.filter(Boolean)].join('  ')
}
