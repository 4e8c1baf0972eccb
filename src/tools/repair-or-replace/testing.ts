import { pages } from '../../content/pages.ts'
import type { ToolExample } from '../kit/testing.ts'

export const example: ToolExample = {
  path: `${pages.glass.path}#signs`,
  sayOne: (tool) => tool.getByRole('radio', { name: 'Cracked, chipped or broken' }).check({ force: true }),
  answered: {
    query: 'signs=cracked,fog,draft,stuck,old',
    figure: '$450–$1,100',
    line: 'One window. Glass: cracked, chipped or broken. Between the panes: fog or drops. A draft. A crank, hinge or lock fails. Age: 15 years or more. Range shown: $450–$1,100 and a quote.',
  },
  nonsense: ['signs=', 'signs=7,<b>', 'signs=constructor'],
}
