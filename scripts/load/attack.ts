import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine, formatTable, writeFigures } from '../figures.ts'
import { describeMeasures, listMissed, type Site, startSite } from './attack-site.ts'
import * as attacks from './attacks.ts'

/**
 * Attacks the site that was built last, and its receiver, over loopback connections: npm run attack. The figures go to
 * docs/load.md, and it fails where one is worse than it may be. --only NAME runs one attack and writes nothing.
 */
const attackList: Record<string, [description: string, attack: attacks.Attack]> = {
  nothing: ['none, for comparison', attacks.sendNothing],
  boundary: ["a boundary of 15,000 characters and 7.9 MB of 'a' (under 2 s of processor)", attacks.sendLongBoundary],
  uploads: ['500 uploads of 20 MB at once, from one address', attacks.sendAtOnce({})],
  'proxied-uploads': [
    '500 uploads of 20 MB at once, from 500 addresses',
    attacks.sendAtOnce({ TRUST_PROXY: '127.0.0.1' }),
  ],
  'late-mistakes': [
    '120 uploads: 24 MB of photos, a name too long, then a byte every 5 s',
    attacks.sendMistakes('late'),
  ],
  'early-mistakes': ['120 uploads: a name too long, then 250 kB of photos a second', attacks.sendMistakes('early')],
  'small-chunks': ['HTTP chunks of one byte, 20 MB on the wire', attacks.sendSmallChunks],
  // Twelve of these leave less of 256 MiB, which bodies could take together, than a visitor needs.
  'held-bodies': [
    '12 uploads from one address: 22 MB, a byte every 5 s, and again when closed (every visitor acknowledged)',
    attacks.holdConnections(22.35),
  ],
  'held-connections': [
    '12 uploads from one address: a byte every 5 s, and again when closed (every visitor acknowledged)',
    attacks.holdConnections(0),
  ],
  'locked-database': ['the database is locked for 10 s while five requests come', attacks.lockDatabase],
  'silent-mail-server': [
    'a mail server that never greets (20 webhooks within 10 s)',
    attacks.delayWebhooks('mail server', 20),
  ],
  'silent-webhook': ['a webhook without a response (ten others within 10 s)', attacks.delayWebhooks('webhook', 11)],
  'full-disk': ['a full disk (POST 503, under 10 kB of log a minute, requests listed, starts again)', attacks.fillDisk],
  storing: [
    '40 requests with 20 MB of photos from one address (now 30 a day at the most)',
    attacks.storeFromOneAddress,
  ],
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const rows: [attack: string, whatItDid: string][] = []
for (const [name, [description, attack]] of Object.entries(attackList)) {
  if (name !== (values.only ?? name)) continue
  const { outcome, missed } = await measure(attack)
  rows.push([description, outcome])
  console.log(`${name}: ${outcome}${missed.map((bar) => `\n  MISSED: ${bar}`).join('')}`)
  if (missed.length > 0) process.exitCode = 1
}
if (!values.only) writeFigures('docs/load.md', 'attacks', formatTable([['attack', describeMachine()], ...rows]))

interface Result {
  outcome: string
  missed: string[]
}

async function measure(attack: attacks.Attack): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'))
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 300_000)
  const sites: Site[] = []
  async function start(env?: Record<string, string>): Promise<Site> {
    const site = await startSite({ REQUESTS_FOLDER: folder, ...env })
    sites.push(site)
    return site
  }
  try {
    const { outcome, isMet } = await attack({ folder, start, signal: controller.signal })
    const measures = await sites[0]?.stop()
    // There are none where the attack is not possible here.
    if (!measures) return { outcome, missed: [] }
    return { outcome: `${describeMeasures(measures)}; ${outcome}`, missed: listMissed(measures, isMet) }
  } catch (error) {
    return { outcome: `failed: ${(error as Error).message}`, missed: ['it could not be measured'] }
  } finally {
    clearTimeout(timer)
    await Promise.allSettled(sites.map((site) => site.stop()))
    controller.abort()
    rmSync(folder, { recursive: true })
  }
}
