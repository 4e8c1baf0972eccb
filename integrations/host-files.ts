import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { listFiles, listPages, listRedirects } from '../hosting/built-site.ts'
import { formatCaddyfile } from '../hosting/caddy.ts'
import { formatNginx } from '../hosting/nginx.ts'
import {
  assetsIgnore,
  formatHeadersFile,
  formatRedirectsFile,
  formatVercelConfig,
  vercelIgnore,
} from '../hosting/platforms.ts'
import { readReceiverAddress } from '../hosting/settings.ts'
import { readEstimateEndpoint, refuseTakenPath } from '../src/form/endpoint.ts'

/** Writes what each host reads: into the site for Cloudflare and Netlify, into deploy/ for nginx, Caddy and Vercel. */
export function writeHostFiles(): AstroIntegration {
  let hostname = ''
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        hostname = new URL(config.site ?? 'http://localhost').hostname
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const receiverAddress = readReceiverAddress(process.env.RECEIVER_ADDRESS)
        const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
        const files = listFiles(root)
        refuseTakenPath(endpoint, files)
        const redirects = listRedirects(listPages(files))
        await writeFiles(root, {
          _headers: formatHeadersFile(files, endpoint),
          _redirects: formatRedirectsFile(redirects),
          '.assetsignore': assetsIgnore,
        })
        await writeFiles('deploy', {
          'nginx.conf': formatNginx({ redirects, hostname, port: 8080, root: '/srv/site', endpoint, receiverAddress }),
          Caddyfile: formatCaddyfile({ redirects, hostname, endpoint, receiverAddress }),
          'vercel.json': formatVercelConfig(endpoint),
          '.vercelignore': vercelIgnore,
        })
      },
    },
  }
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)))
}
