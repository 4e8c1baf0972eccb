import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Host, HostName } from './host.ts'
import { hostRecipes } from './host-recipes.ts'
import { findFreePort, startProgram } from './start-program.ts'

export interface StartedHost {
  host: Host
  stop: () => Promise<void>
}

/** Starts one server on a free port, with a folder of its own inside the one that is given. */
export async function startHost(name: HostName, parent: string): Promise<StartedHost> {
  const folder = mkdtempSync(join(parent, 'host-'))
  const port = await findFreePort()
  const program = hostRecipes[name](folder, port)
  if ('skipped' in program) return { host: { name, skipped: program.skipped }, stop: async () => {} }
  return { stop: await startProgram({ ...program, folder, port }), host: { name, port } }
}
