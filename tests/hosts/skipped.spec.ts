import { expect, test } from 'vitest'
import { allHosts, hosts } from './host.ts'

for (const host of allHosts) {
  if ('skipped' in host) test.skip(`${host.name}: skipped, ${host.skipped}`, () => {})
}

test('the server of npm start and Cloudflare’s runtime come with the project and are always there', () => {
  expect(hosts.map(({ name }) => name)).toEqual(expect.arrayContaining(['npm start', 'Cloudflare']))
})
