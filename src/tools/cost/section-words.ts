import { arrivalGroups } from '../../content/areas.ts'
import { claims, freeQuote, prices } from '../../content/claims.ts'
import { formatMoneyRange, formatRange, sayMoneyRange } from '../../lib/format.ts'

/** The words of the section, and what stands there without scripts. The tool's script does not need them. */
export const section = {
  title: 'What will it cost, and how soon?',
  // True with and without the tool.
  lead: 'Typical ranges, by what you see. Your own price is free and in writing.',
  find: { label: 'What will it cost?', note: 'One tap' },
  links: { mine: 'What will mine cost?', range: 'Find your range' },
  prices: {
    caption: 'What it usually costs',
    columns: ['What you see', 'What we do', 'Typical price'],
    rows: [
      {
        see: 'Fog between the panes',
        does: `Reseal the unit. If it is past saving, replace the glass unit for ${sayMoneyRange(prices.foggyUnit)}.`,
        price: formatMoneyRange(prices.foggyReseal),
      },
      {
        see: 'Drafts and cold spots',
        does: 'Replace the worn seals.',
        price: formatMoneyRange(prices.sealReplacement),
      },
      {
        see: 'Cracked or broken glass',
        does: `Replace the glass unit. Common sizes same day, custom glass in about ${claims.customGlassDays.home} business days.`,
        price: formatMoneyRange(prices.glassUnit),
      },
      { see: 'Stuck cranks and locks', does: 'Repair or replace the hardware.', price: freeQuote },
    ],
  },
  arrivals: arrivalGroups.map(({ name, minutes, places }) => ({
    term: name,
    description: `${formatRange(minutes)} minutes to arrive, on average: ${places.join(', ')}`,
  })),
} as const
