import { expect, test } from 'vitest'
import { makeHostileBodies } from './hostile-bodies.ts'
import { countStored, receivers } from './receivers.ts'
import { makeAddress, pretendAddress } from './send-request.ts'

const seed = Number(process.env.HOSTILE_SEED ?? 20261116)
const count = 320

for (const receiver of receivers) {
  test(`${receiver.name}: ${count} spoilt bodies (seed ${seed}) are refused, and nothing is written`, async () => {
    const before = countStored(receiver)
    const accepted: string[] = []
    for (const { name, contentType, body } of makeHostileBodies(count, seed)) {
      const headers = { Accept: 'application/json', 'Content-Type': contentType, ...pretendAddress(makeAddress()) }
      const response = await fetch(receiver.url, { method: 'POST', headers, body })
      await response.arrayBuffer()
      if (response.status < 400 || response.status >= 500) accepted.push(`${name}: ${response.status}`)
    }
    expect(accepted).toEqual([])
    expect(countStored(receiver)).toEqual(before)
  })
}
