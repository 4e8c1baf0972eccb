import { mkdtempSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findFreePort, startProgram } from '../support/start-program.ts'
import type { Host, HostName } from './host.ts'
import { type HostFiles, hostPrograms } from './host-programs.ts'

export interface StartedHost {
  host: Host
  stop: () => Promise<void>
}

export interface HostOptions {
  /** Other files than those of the build. */
  files?: HostFiles
  env?: Record<string, string>
}

/** Starts one server of a site on a free port, with a folder of its own inside the one that is given. */
export async function startHost(
  name: HostName,
  site: string,
  parent: string,
  { files, env }: HostOptions = {},
): Promise<StartedHost> {
  const folder = mkdtempSync(join(parent, 'host-'))
  symlinkSync(resolve(site), join(folder, 'dist'), 'junction')
  const port = await findFreePort()
  const program = hostPrograms[name](folder, port, files)
  if ('skipped' in program) return { host: { name, skipped: program.skipped }, stop: async () => {} }
  return {
    stop: await startProgram({ ...program, env: { ...program.env, ...env }, folder, port }),
    host: { name, port },
  }
}
