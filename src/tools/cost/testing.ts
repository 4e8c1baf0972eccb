import { prices } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import { fogPrice, type ToolExample, unlistedPlace, writeRange } from '../kit/testing.ts'

const { glassUnit, sealReplacement } = prices
const answered = writeRange(fogPrice, fogPrice, sealReplacement)
const twoBroken = writeRange(glassUnit, glassUnit)

export const example: ToolExample = {
  path: `${pages.home.path}#cost`,
  sayOne: (tool) => tool.getByRole('checkbox', { name: 'A draft' }).check({ force: true }),
  firstTap: 'label:has([value="draft"])',
  typed: { query: 'cost=draft.1', field: '#cost-place', key: 'A' },
  answered: {
    query: `cost=fog.2,draft.1&at=${unlistedPlace}`,
    figure: answered,
    line: `Fog between the panes, 2 windows; a draft, 1 window. ${unlistedPlace}. Range shown: ${answered}.`,
  },
  nonsense: ['cost=', 'cost=fog', 'cost=fog.0,draft.100,stuck.1e1', 'cost=<b>.1,constructor.1', 'windows=3', 'at=%20'],
  maxScriptBytes: 11.5 * 1024,
  steps: [
    { act: (tab) => tab.click('#cost label:has([value="broken"])'), figure: writeRange(glassUnit) },
    { act: (tab) => tab.click('#cost .cost-count button:last-child'), figure: twoBroken },
    {
      act: (tab) => tab.type('#cost-place', unlistedPlace),
      shows: 'ask us',
      request: ['broken', `Broken glass, 2 windows. ${unlistedPlace}. Range shown: ${twoBroken}.`],
    },
  ],
}
