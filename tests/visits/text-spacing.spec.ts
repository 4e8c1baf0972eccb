import { findClippedText } from '../support/clipped-text.ts'
import { builtPaths } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedConsole: /status of 404/ })

test('text that a visitor spaces out is not cut off', async ({ visit }) => {
  const clipped: string[] = []
  for (const path of [...builtPaths(), '/no-such-page']) {
    for (const width of [390, 1440]) {
      const { page } = await visit(path, width)
      clipped.push(...(await findClippedText(page)).map((text) => `${path} at ${width} px: ${text}`))
    }
  }
  expect(clipped).toEqual([])
})
