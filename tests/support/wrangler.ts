import { join, resolve } from 'node:path'

/** Cloudflare's own tool, which brings its runtime. */
export const wranglerPath = resolve('node_modules/wrangler/bin/wrangler.js')

/** Keeps what it writes in a folder, and everything off the network. */
export function buildWranglerEnvironment(folder: string): Record<string, string> {
  return {
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
    WRANGLER_LOG_PATH: join(folder, 'logs'),
    XDG_CONFIG_HOME: folder,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  }
}
