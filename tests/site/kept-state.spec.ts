import { pages } from '../../src/content/pages.ts'
import { openTool } from '../../src/tools/kit/testing.ts'
import type { ToolName } from '../../src/tools/kit/tool-name.ts'
import { expect, test } from '../support/test.ts'

const tools: readonly (readonly [tool: ToolName, path: string, kept: object])[] = [
  ['cost', '/services#cost', { symptom: 5, windows: 'many', place: {} }],
  ['condensation', `${pages.doublePane.path}#fog`, { glass: 'argon', outside: null, humidity: 'high' }],
  ['glass-size', `${pages.glass.path}#size`, { way: {}, width: 5, height: null, line: [] }],
  ['repair-or-replace', `${pages.glass.path}#signs`, { broken: {}, age: 5 }],
]

for (const [tool, path, kept] of tools) {
  test(`${tool}: what another version of the page has kept in the history does not break it`, async ({ page }) => {
    await page.addInitScript((state) => history.replaceState(state, ''), {
      [tool]: kept,
      [`${tool}-line`]: { added: 7 },
    })
    const mounted = await openTool(page, tool, path)
    await expect(mounted).not.toContainText(/NaN|undefined|null|\[object/)
  })
}

test('what was kept and is no object is left out', async ({ page }) => {
  await page.addInitScript(() => history.replaceState({ cost: 'fog', 'cost-line': null }, ''))
  await openTool(page, 'cost', '/services#cost')
})
