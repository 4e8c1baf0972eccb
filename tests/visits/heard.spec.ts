import { site } from '../../src/content/site.ts'
import { readHeard } from '../support/heard.ts'
import { builtPaths } from '../support/pages.ts'
import { shownPhone } from '../support/shown.ts'
import { expect, test } from '../support/test.ts'

// Names, roles and order as the browser gives them to screen readers.

test.use({ allowedConsole: /status of 404/ })

const paths = [...builtPaths(), '/no-such-page']

test('on a phone call, text and quote come right after the menu, and the region of notifications after the footer', async ({
  visit,
}) => {
  for (const path of paths) {
    const heard = await readHeard((await visit(path, 390)).page)
    const controls = heard.filter(({ role }) => role === 'link' || role === 'button').map(({ name }) => name)
    const afterMenu = controls.slice(controls.indexOf(site.menu) + 1)
    expect(afterMenu.slice(0, 3), path).toEqual([`${site.call} ${shownPhone}`, site.text, site.quoteShort])
    expect(heard.findLastIndex(({ role }) => role === 'status')).toBeGreaterThan(
      heard.findIndex(({ role }) => role === 'contentinfo'),
    )
  }
})
