import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { addUnreadableFile } from '../support/request-path.ts'
import {
  buildWranglerEnvironment,
  findFreePort,
  findProgram,
  type Program,
  startProgram,
  wranglerPath,
} from '../support/start-program.ts'
import { root, unreadablePath } from './built-files.ts'

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

export type HostName = 'npm start' | 'nginx' | 'Caddy' | 'Cloudflare'

/** A server that listens, or the reason why there is none. */
export type Host = { name: HostName; port: number } | { name: HostName; skipped: string }

interface StartedHost {
  host: Host
  stop: () => Promise<void>
}

interface HostOptions {
  /** The folder with what nginx and Caddy read, if not the one of the build. */
  deploy?: string
  env?: Record<string, string>
}

/** Starts one server of a site on a free port, with a folder of its own inside the one that is given. */
export async function startHost(
  name: HostName,
  site: string,
  parent: string,
  { deploy = 'deploy', env }: HostOptions = {},
): Promise<StartedHost> {
  const folder = mkdtempSync(join(parent, 'host-'))
  symlinkSync(resolve(site), join(folder, 'dist'), 'junction')
  const port = await findFreePort()
  const program = hostPrograms[name](folder, port, deploy)
  if ('skipped' in program) return { host: { name, skipped: program.skipped }, stop: async () => {} }
  return {
    stop: await startProgram({ ...program, env: { ...program.env, ...env }, folder, port }),
    host: { name, port },
  }
}

/** How a server is started with a folder of its own in which the site is at `dist`, or why it cannot be. */
type PrepareProgram = (
  folder: string,
  port: number,
  deploy: string,
) => Omit<Program, 'folder' | 'port'> | { skipped: string }

const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const hostPrograms: Record<HostName, PrepareProgram> = {
  'npm start': (_folder, port) => ({
    command: process.execPath,
    args: [resolve('server/start.ts'), '--no-build'],
    env: { HOST: '127.0.0.1', PORT: String(port) },
  }),

  // The container's main file and the block that the build wrote, of which only the port and the folder are changed.
  nginx: (folder, port, deploy) => {
    const command = findProgram('nginx')
    if (!command) return { skipped: 'nginx is not installed' }
    if (!existsSync(nginxModule)) return { skipped: 'its brotli module is not installed' }
    copyFileSync('hosting/docker/nginx.conf', join(folder, 'nginx.conf'))
    const block = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    writeFileSync(
      join(folder, 'site.conf'),
      block.replace(/listen .*;/, `listen 127.0.0.1:${port};`).replace(/root .*;/, `root "${join(folder, 'dist')}";`),
    )
    // Started by root it would give up rights that it may need to read the folder.
    const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
    return { command, args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', ...asRoot] }
  },

  Caddy: (folder, port, deploy) => {
    const command = findProgram('caddy')
    if (!command) return { skipped: 'caddy is not installed' }
    const env = {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: join(folder, 'dist'),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    }
    return { command, args: ['run', '--config', resolve(deploy, 'Caddyfile'), '--adapter', 'caddyfile'], env }
  },

  // Its runtime writes beside its configuration, so that one is copied to where it may.
  Cloudflare: (folder, port) => {
    copyFileSync('wrangler.jsonc', join(folder, 'wrangler.jsonc'))
    const flags = { cwd: folder, ip: '127.0.0.1', port, 'inspector-port': 0, 'persist-to': join(folder, 'state') }
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
    const env = buildWranglerEnvironment(folder)
    return { command: process.execPath, args: [wranglerPath, 'dev', ...args], env }
  },
}
