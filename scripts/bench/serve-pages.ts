import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteServer } from '../../hosting/site-server.ts'
import { compressFolder } from '../../integrations/compress.ts'

export interface ServedPages {
  siteOrigin: string
  limitPageUrl: string
  close: () => void
}

/** Serves the built site, and the limit page beside it in the same way. */
export async function servePages(): Promise<ServedPages> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  copyFileSync('scripts/bench/limit-page.html', join(folder, 'limit-page.html'))
  await compressFolder(folder)
  const [site, limit] = await Promise.all([serve('dist'), serve(folder)])
  return {
    siteOrigin: site.origin,
    limitPageUrl: `${limit.origin}/limit-page`,
    close() {
      site.close()
      limit.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function serve(root: string) {
  const server = createSiteServer({ root }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
