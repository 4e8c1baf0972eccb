import { claims, prices } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import { fogPrice, type ToolExample, writeRange } from '../kit/testing.ts'

const { foggyUnit, glassUnit, sealReplacement } = prices
const answered = writeRange(glassUnit, sealReplacement)
const fog = writeRange(fogPrice)
const film = writeRange(foggyUnit)

export const example: ToolExample = {
  path: `${pages.glass.path}#signs`,
  sayOne: (tool) => tool.getByRole('radio', { name: 'Cracked, chipped or broken' }).check({ force: true }),
  firstTap: 'label:has([value="cracked"])',
  answered: {
    query: 'signs=cracked,fog,draft,stuck,old',
    figure: answered,
    line: `One window. Glass: cracked, chipped or broken. Between the panes: fog or drops. A draft. A broken crank, hinge or lock. Age: ${claims.replacementAgeYears} years or more. Range shown: ${answered} and a quote.`,
  },
  leadsTo: { tool: 'cost', from: 'signs=fog,draft', with: 'cost=fog.1,draft.1' },
  nonsense: ['signs=', 'signs=7,<b>', 'signs=constructor'],
  // The screen is narrow: the next question takes the place of the one that was answered, a moment later.
  maxScriptBytes: 10.75 * 1024,
  steps: [
    { act: (tab) => tab.click('#signs label:has([value="whole"])'), shows: 'And between the panes?' },
    {
      act: (tab) => tab.click('#signs label:has([value="fog"])'),
      figure: fog,
      shows: 'Anything else?',
      request: ['foggy', `One window. Glass: whole. Between the panes: fog or drops. Range shown: ${fog}.`],
    },
    { act: (tab) => tab.click('#signs .signs-steps button'), shows: 'And between the panes?' },
    {
      act: (tab) => tab.click('#signs label:has([value="film"])'),
      figure: film,
      shows: 'Anything else?',
      request: ['foggy', `One window. Glass: whole. Between the panes: white film that stays. Range shown: ${film}.`],
    },
  ],
}
