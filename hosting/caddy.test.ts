import { expect, test } from 'vitest'
import { formatCaddyfile } from './caddy.ts'
import { everyAnswerHeaders } from './rules.ts'

const caddyfile = formatCaddyfile({ redirects: [{ from: '/about/', to: '/about' }], host: 'www.site.example' })

test('it serves the host from its own folder unless the environment says otherwise', () => {
  expect(caddyfile).toMatch(/^\{\$SITE_ADDRESS:www\.site\.example\} \{$/m)
  expect(caddyfile).toMatch(/^\troot \* \{\$SITE_ROOT:\/srv\/www\.site\.example\}$/m)
})

test('every header is set, and the map leads from one address to the other', () => {
  for (const [name, value] of Object.entries(everyAnswerHeaders)) {
    expect(caddyfile).toContain(`\n\t\t${name} "${value}"\n`)
  }
  expect(caddyfile).toMatch(/^\t\t\t\/about\/ \/about$/m)
})

test('the braces match', () => {
  expect(caddyfile.match(/\{/g)).toHaveLength(caddyfile.match(/\}/g)?.length ?? 0)
})
