import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { isGroupAlive, makeNpmProject, startNpm } from '../tests/support/npm-project.ts'

/** A project of one page that Astro really builds. */
function makeAstroProject(): string {
  const folder = makeNpmProject()
  mkdirSync(join(folder, 'src/pages'), { recursive: true })
  const record = pathToFileURL(resolve('hosting/build-record.ts'))
  const config = `import { recordBuild } from '${record}'\nexport default { integrations: [recordBuild()] }\n`
  writeFileSync(join(folder, 'astro.config.ts'), config)
  writePage(folder, 'Home of {process.env.SITE_URL}')
  return folder
}

function writePage(folder: string, page: string): void {
  writeFileSync(join(folder, 'src/pages/index.astro'), page)
}

/** What `npm start` serves, and whether it has built that before. */
async function startAndStop(folder: string, settings: Record<string, string>) {
  const { npm, lines, ended, waitForLine } = startNpm(folder, ['start'], settings)
  const line = await waitForLine(' on http:')
  const response = await fetch(line.slice(line.indexOf('http:')))
  const page = (await response.text()).replace('<!DOCTYPE html>', '')
  npm.kill('SIGTERM')
  await ended
  // Astro prints in colours where CI is set.
  return { page, isBuilt: stripVTControlCharacters(lines.join('\n')).includes('[build] Complete!') }
}

describe.skipIf(process.platform === 'win32')('npm start', { timeout: 180_000 }, () => {
  test('builds where the site is not of this code and these settings, and only there', async () => {
    const folder = makeAstroProject()
    const settings = { SITE_URL: 'https://one.example' }
    const first = 'Home of https://one.example'
    expect(await startAndStop(folder, settings)).toEqual({ page: first, isBuilt: true })
    expect(await startAndStop(folder, settings)).toEqual({ page: first, isBuilt: false })

    const other = { SITE_URL: 'https://two.example' }
    const second = 'Home of https://two.example'
    expect(await startAndStop(folder, other)).toEqual({ page: second, isBuilt: true })

    writePage(folder, 'Changed')
    expect(await startAndStop(folder, other)).toEqual({ page: 'Changed', isBuilt: true })
  })

  test('does not serve what a build that failed has left', async () => {
    const folder = makeAstroProject()
    writePage(folder, '{missing.page}')
    for (const _time of ['first', 'second']) {
      const { ended, lines } = startNpm(folder, ['start'])
      expect((await ended).code).toBe(1)
      expect(lines).toContain('The site could not be built, so it is not served.')
      expect(lines.join('\n')).not.toContain(' on http:')
    }
  })

  test('a signal ends the build too', async () => {
    const folder = makeAstroProject()
    writePage(folder, "{console.log('Building the page') ?? new Promise((resolve) => setTimeout(resolve, 3_600_000))}")
    const { npm, ended, waitForLine } = startNpm(folder, ['start'])
    await waitForLine('Building the page')
    npm.kill('SIGTERM')
    expect(await ended).toEqual({ code: null, signal: 'SIGTERM' })
    // The compiler ends when it finds out that nobody listens.
    await vi.waitUntil(() => !isGroupAlive(npm), 30_000)
  })

  test.each([
    [{ SITE_URL: '' }, 'SITE_URL is empty: set it to the URL of the site, or do not set it.'],
    [{ RECEIVER_ADDRESS: 'here' }, 'RECEIVER_ADDRESS=here is not a host and a port, such as 127.0.0.1:4323.'],
    [{ TRUST_PROXY: '/99' }, 'TRUST_PROXY=/99 is not an IP address, or a network such as 172.16.0.0/12.'],
  ])('refuses %j in words, before it builds', async (settings, message) => {
    const folder = makeAstroProject()
    const { ended, lines } = startNpm(folder, ['-s', 'start'], settings)
    expect((await ended).code).toBe(1)
    expect(lines).toEqual([message])
  })
})
