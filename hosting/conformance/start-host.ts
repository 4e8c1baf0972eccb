import { mkdtempSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Host, HostName } from './host.ts'
import { hostRecipes } from './host-recipes.ts'
import { findFreePort, startProgram } from './start-program.ts'

export interface StartedHost {
  host: Host
  stop: () => Promise<void>
}

/** Starts one server of a site on a free port, with a folder of its own inside the one that is given. */
export async function startHost(name: HostName, site: string, parent: string): Promise<StartedHost> {
  const folder = mkdtempSync(join(parent, 'host-'))
  symlinkSync(resolve(site), join(folder, 'dist'), 'junction')
  const port = await findFreePort()
  const program = hostRecipes[name](folder, port)
  if ('skipped' in program) return { host: { name, skipped: program.skipped }, stop: async () => {} }
  return { stop: await startProgram({ ...program, folder, port }), host: { name, port } }
}
