import { expect, test } from '../../../tests/support/test.ts'
import { listTools, openTool } from './testing.ts'

for (const { name, path, keptByAnotherVersion } of await listTools()) {
  test(`${name}: what another version of the page has kept in the history does not break it`, async ({ page }) => {
    await page.addInitScript((state) => history.replaceState(state, ''), {
      [name]: keptByAnotherVersion,
      [`${name}-line`]: { added: 7 },
    })
    const tool = await openTool(page, name, path)
    await expect(tool).not.toContainText(/NaN|undefined|null|\[object/)
  })

  test(`${name}: what was kept and is no object is left out`, async ({ page }) => {
    await page.addInitScript((state) => history.replaceState(state, ''), { [name]: 'fog', [`${name}-line`]: null })
    await openTool(page, name, path)
  })
}
