import { pages } from '../../content/pages.ts'
import type { ToolExample } from '../kit/testing.ts'

export const example: ToolExample = {
  path: `${pages.glass.path}#signs`,
  sayOne: (tool) => tool.getByRole('radio', { name: 'Cracked, chipped or broken' }).check({ force: true }),
  firstTap: 'label:has([value="cracked"])',
  answered: {
    query: 'signs=cracked,fog,draft,stuck,old',
    figure: '$450–$1,100',
    line: 'One window. Glass: cracked, chipped or broken. Between the panes: fog or drops. A draft. A broken crank, hinge or lock. Age: 15 years or more. Range shown: $450–$1,100 and a quote.',
  },
  leadsTo: { tool: 'cost', from: 'signs=fog,draft', with: 'cost=fog.1,draft.1' },
  nonsense: ['signs=', 'signs=7,<b>', 'signs=constructor'],
  // The screen is narrow: the next question takes the place of the one that was answered, a moment later.
  maxScriptBytes: 11 * 1024,
  steps: [
    { act: (tab) => tab.click('#signs label:has([value="whole"])'), shows: 'And between the panes?' },
    {
      act: (tab) => tab.click('#signs label:has([value="fog"])'),
      figure: '$150–$600',
      shows: 'Anything else?',
      request: ['foggy', 'One window. Glass: whole. Between the panes: fog or drops. Range shown: $150–$600.'],
    },
    { act: (tab) => tab.click('#signs .signs-steps button'), shows: 'And between the panes?' },
    {
      act: (tab) => tab.click('#signs label:has([value="film"])'),
      figure: '$300–$600',
      shows: 'Anything else?',
      request: ['foggy', 'One window. Glass: whole. Between the panes: white film that stays. Range shown: $300–$600.'],
    },
  ],
}
