import { pages } from '../../content/pages.ts'
import type { ToolExample } from '../kit/testing.ts'

export const example: ToolExample = {
  path: `${pages.home.path}#cost`,
  sayOne: (tool) => tool.getByRole('checkbox', { name: 'A draft' }).check({ force: true }),
  firstTap: 'label:has([value="draft"])',
  typed: { query: 'cost=draft.1', field: '#cost-place', key: 'A' },
  answered: {
    query: 'cost=fog.2,draft.1&at=Evanston',
    figure: '$450–$1,500',
    line: 'Fog between the panes, 2 windows; a draft, 1 window. Evanston. Range shown: $450–$1,500.',
  },
  nonsense: ['cost=', 'cost=fog', 'cost=fog.0,draft.100,stuck.1e1', 'cost=<b>.1,constructor.1', 'windows=3', 'at=%20'],
  maxScriptBytes: 12 * 1024,
  steps: [
    { act: (tab) => tab.click('#cost label:has([value="broken"])'), figure: '$300–$800' },
    { act: (tab) => tab.click('#cost .cost-count button:last-child'), figure: '$600–$1,600' },
    {
      act: (tab) => tab.type('#cost-place', 'Evanston'),
      shows: 'ask us',
      request: ['broken', 'Broken glass, 2 windows. Evanston. Range shown: $600–$1,600.'],
    },
  ],
}
