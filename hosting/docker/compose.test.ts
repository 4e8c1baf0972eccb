import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const compose = readFileSync('hosting/docker/compose.yaml', 'utf8')

/** The settings that docs/receive.md lists, and SITE_URL, which it explains elsewhere. */
function listSettings(): string[] {
  const readme = readFileSync('docs/receive.md', 'utf8')
  const [, table = ''] = /\| setting \| \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(readme) ?? []
  const names = table.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z_]+/g) ?? [])
  return ['SITE_URL', ...names]
}

/** The image and the build have values of their own for these. */
const inside = ['REQUESTS_FOLDER', 'SITE_ROOT', 'RECEIVER_ADDRESS', 'TRUST_PROXY']

test('every setting of the receiver is passed on to its container', () => {
  const passedOn = listSettings().filter((name) => !inside.includes(name))
  expect(passedOn.length).toBeGreaterThanOrEqual(8)
  for (const name of passedOn) expect(compose).toMatch(new RegExp(`^      ${name}: \\$\\{${name}\\b`, 'm'))
})
