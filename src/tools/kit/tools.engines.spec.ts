import { readAttribute, readText, readValues } from '../../../tests/engines/in-page.ts'
import { expect, open, test } from '../../../tests/engines/test.ts'
import { listTools } from './testing.ts'

for (const { name, path, steps } of await listTools()) {
  test(`${name}: the answer follows what is pressed and typed, and its line stands in the form once`, async ({
    tab,
  }) => {
    const tool = `[data-tool="${name}"]`
    await open(tab, path)
    await expect.poll(() => tab.evaluate(readAttribute, tool, 'data-state')).toBe('ready')
    for (const { act, figure, shows, request } of steps) {
      await act(tab)
      if (figure) await expect.poll(() => tab.evaluate(readText, `${tool} .tool-figure`)).toBe(figure)
      if (shows) await expect.poll(() => tab.evaluate(readText, tool)).toContain(shows)
      if (!request) continue
      await tab.click('[data-call-bar] a[href="#contact"]')
      await expect.poll(() => tab.evaluate(readValues, '#estimate-issue, #estimate-message')).toEqual(request)
    }
  })
}
