import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { addUnreadableFile } from '../support/unreadable-file.ts'
import { root, unreadablePath } from './built-files.ts'
import { type HostName, hostPrograms, type StartedHost, startHost } from './start-host.ts'

/** Starts every server that can be had, for the tests to find with `inject('hosts')`. */
export default async function startHosts({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  const started: StartedHost[] = []
  const site = copySite(folder)
  async function stopAll() {
    await Promise.all(started.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true })
  }

  try {
    for (const name of Object.keys(hostPrograms) as HostName[]) started.push(await startHost(name, site, folder))
  } catch (error) {
    await stopAll()
    throw error
  }
  provide(
    'hosts',
    started.map(({ host }) => host),
  )
  return stopAll
}

/** Copies the built site for the servers, with one page more that none of them can read. */
function copySite(folder: string): string {
  const copy = join(folder, 'site')
  cpSync(root, copy, { recursive: true })
  addUnreadableFile(join(copy, `${unreadablePath}.html`))
  return copy
}
