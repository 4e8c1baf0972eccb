import { pages } from '../../content/pages.ts'
import type { ToolExample } from '../kit/testing.ts'

export const example: ToolExample = {
  path: `${pages.doublePane.path}#fog`,
  sayOne: (tool) => tool.getByRole('radio', { name: 'Between' }).check({ force: true }),
  firstTap: 'label:has([value="between"])',
  answered: {
    query: 'fog=room&out=-28&in=21&humidity=35&glass=double',
    figure: 'Under 16%',
    line: 'Fog on the room side. It wipes off. −28\u00a0°C outside, 21\u00a0°C in the room, 35% humidity, double-pane glass.',
  },
  leadsTo: { tool: 'cost', from: 'fog=between', with: 'cost=fog.1' },
  nonsense: ['fog=', 'fog=<b>', 'fog=constructor', 'out=warm&humidity=900&glass=argon', 'film=yes'],
  maxScriptBytes: 13.5 * 1024,
  steps: [
    { act: (tab) => tab.click('#fog label:has([value="room"])'), figure: 'Nothing to repair' },
    {
      act: async (tab) => {
        await tab.evaluate(() => document.querySelector<HTMLElement>('#fog [type="range"]')?.focus())
        await tab.press('ArrowLeft')
      },
      figure: 'Under 21%',
      request: ['', 'Fog on the room side. It wipes off. −21\u00a0°C outside.'],
    },
    {
      act: (tab) => tab.click('#fog label:has([value="outside"])'),
      request: ['', 'Fog on the outside. It wipes off. −21\u00a0°C outside.'],
    },
  ],
}
