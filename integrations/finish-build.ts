import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import {
  hashSources,
  listFiles,
  listPages,
  listRedirects,
  removeBuildRecord,
  writeBuildRecord,
} from '../hosting/built-site.ts'
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
import { business, listSamples } from '../src/content/business.ts'
import { readEstimateEndpoint, refuseTakenPath } from '../src/form/endpoint.ts'
import { compressFolder } from './compress.ts'
import { addContentSecurityPolicy } from './content-security-policy.ts'
import { reducePageStyles } from './page-styles.ts'
import { rewritePages } from './rewrite-pages.ts'

/**
 * Makes what Astro has built into what is published, one after the other: names sample values, rewrites the pages, writes
 * what hosts read, compresses all of it, and keeps a record, so that `npm start` need not build it again.
 */
export function finishBuild(): AstroIntegration {
  let folder = ''
  let hostname = ''
  let hasRecord = false
  let sourcesHash = ''
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.root)
        hostname = new URL(config.site ?? 'http://localhost').hostname
        // The record is of the site in dist. With --outDir another one is built.
        hasRecord = resolve(fileURLToPath(config.outDir)) === resolve(folder, 'dist')
      },
      'astro:build:start': () => {
        if (!hasRecord) return
        // A build that does not end leaves no record.
        removeBuildRecord(folder)
        sourcesHash = hashSources(folder, process.env)
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const samples = listSamples(business, process.env.SITE_URL).map(({ path }) => path.join('.'))
        if (samples.length > 0) logger.warn(`still samples: ${samples.join(', ')}. Before you publish: npm run setup`)
        await rewritePages(root, [reducePageStyles, addContentSecurityPolicy])
        await writeHostFiles(root, hostname)
        await compressFolder(root)
        if (hasRecord) writeBuildRecord(folder, sourcesHash)
      },
    },
  }
}

/** Writes what each host reads: into the site for Cloudflare and Netlify, into deploy/ for nginx, Caddy and Vercel. */
async function writeHostFiles(root: string, hostname: string): Promise<void> {
  const endpoint = readEstimateEndpoint(process.env.ESTIMATE_ENDPOINT)
  const files = listFiles(root)
  refuseTakenPath(endpoint, files)
  const redirects = listRedirects(listPages(files))
  const receiverAddress = readReceiverAddress(process.env.RECEIVER_ADDRESS)
  const serverOptions = { redirects, hostname, endpoint, receiverAddress }
  await writeFiles(root, {
    _headers: formatHeadersFile(files, endpoint),
    _redirects: formatRedirectsFile(redirects),
    '.assetsignore': assetsIgnore,
  })
  await writeFiles('deploy', {
    'nginx.conf': formatNginx(serverOptions),
    Caddyfile: formatCaddyfile(serverOptions),
    'vercel.json': formatVercelConfig(endpoint),
    '.vercelignore': vercelIgnore,
  })
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)))
}
