import { claims, prices } from '../../content/claims.ts'
import { extendedAreas, neighbourhoods } from '../../content/places.ts'
import { formatMoneyRange, formatRange, sayList, sayMoneyRange, sayRange } from '../../lib/format.ts'

const { energy } = claims
const payment = sayList(claims.payment)

/** The words of the residential page, section by section, in the order in which they stand. */
export const residential = {
  hero: {
    eyebrow: 'Residential window repair in Calgary',
    title: ['One bad window,', 'one cold house.'],
    lead: 'Foggy panes, drafts, broken glass and worn hardware, repaired in every kind of Calgary home. The assessment is free, and you get the price in writing before any repair.',
    quote: { label: 'Request a free assessment' },
    facts: [
      { value: formatMoneyRange(prices.repair), unit: '', description: 'for most repairs' },
      { value: formatRange(claims.repairHours), unit: 'hours', description: 'per window' },
    ],
    picture:
      'A Calgary house in winter. One upper window is fogged, one is drafty, the front window is broken and a casement will not close.',
  },
  problems: {
    eyebrow: 'Common home window problems',
    title: 'What we find in Calgary homes',
    lead: 'Numbers match the house above. Look for the signs, then call or send a photo.',
    label: 'Four common problems',
    signs: 'Signs',
    solution: 'Solution',
    list: [
      {
        id: 'foggy',
        pin: 'Foggy',
        name: 'Foggy double-pane',
        description: `The dry air between two panes is sealed in. After about ${sayRange(claims.sealFailureYears)} years the seal lets go, and fog settles where you can’t wipe.`,
        signs: ['Haze between the panes', 'A film that stays put', 'Drops inside the glass'],
        solution: `Per window: reseal the unit, ${sayMoneyRange(prices.foggyReseal)}, or replace it, ${sayMoneyRange(prices.foggyUnit)}. Often the frame can stay.`,
      },
      {
        id: 'drafty',
        pin: 'Drafty',
        name: 'Drafty windows',
        description: `Weatherstripping flattens and caulking shrinks. A chinook can gust past ${claims.chinookKmh} km/h, and it finds every gap that is left.`,
        signs: ['Curtains that move', 'Frost in the corners', 'A cold floor below'],
        solution: `New seals and weatherstripping. Seal replacement is ${sayMoneyRange(prices.sealReplacement)} per window.`,
      },
      {
        id: 'broken',
        pin: 'Broken',
        name: 'Broken glass',
        description:
          'A ball, a branch, a slammed sash, or a hairline crack that spread. Cracked glass is weaker than it looks: keep clear of it and call.',
        signs: ['A crack to the edge', 'Loose or missing pieces', 'A chip that grows'],
        solution: `Made safe first. A new glass unit, ${sayMoneyRange(prices.glassUnit)} per window, once you agree to the written price. Common sizes go in the same day.`,
      },
      {
        id: 'hardware',
        pin: 'Will not close',
        name: 'Worn hardware',
        description:
          'Cranks strip, hinges sag and latches won’t catch. The glass can be perfect and the window still leaks air.',
        signs: ['A crank that spins free', 'A sash that drops', 'A latch that slips'],
        solution: 'Hardware repaired or replaced, and the sash set square. The quote is free.',
      },
    ],
    terms: `A repair takes ${sayRange(claims.repairHours)} hours per window, and carries ${claims.warrantyYears} years of warranty on parts and labour.`,
    text: 'Text photos',
  },
  homes: {
    eyebrow: 'Calgary home types',
    title: 'Four kinds of home, four kinds of window',
    lead: 'Each was built with different glass, and each fails in its own way.',
    label: 'Four types of home',
    list: [
      {
        drawing: 'heritage',
        name: 'Heritage home',
        description: 'Wood sashes, divided lites, old putty. We keep the sash wherever we can.',
        services: ['Sash and frame restoration', 'Glass matched to what is there', 'Weatherstripping for old sashes'],
        tagline: 'Keep the look, lose the draft.',
      },
      {
        drawing: 'suburban',
        name: 'Modern suburban',
        description: 'Large sealed units that age together. When one seal goes, look at the rest.',
        services: ['Foggy units resealed or replaced', 'Casement hardware', 'Low-E upgrades'],
        tagline: 'A clear view from every room.',
      },
      {
        drawing: 'condo',
        name: 'Condo or townhouse',
        description: 'Tall fixed panes and balcony doors, with a written estimate for the board.',
        services: ['Fixed glass units replaced', 'Balcony door glass and seals', 'Drafts found and sealed'],
        tagline: 'Keep the view, close the gap.',
      },
      {
        drawing: 'walkout',
        name: 'Walkout basement',
        description: 'Patio doors and low windows: nearest to damp and snow, and within reach from outside.',
        services: ['Patio door glass', 'Security glass and locks', 'Weatherization at grade'],
        tagline: 'Light below, and a door that locks.',
      },
    ],
  },
  energy: {
    eyebrow: 'Energy efficiency',
    title: 'Where the heat goes in January',
    lead: 'Through the glass, off the glass and around the edges. Each way out has its own repair.',
    summary: `${energy.doublePaneUpgradePercent}% less heat loss with a second pane, ${energy.weatherizationPercent}% with weatherization. Low-E saves ${formatRange(energy.lowESavingsPercent)}% energy.`,
    picture:
      'A wall and its window cut open in winter. Heat crosses the glass and leaks at the edges; cold air falls inside. Marks 1, 2 and 3 show the second pane, the Low-E coating and the weatherstripping.',
    outside: 'Outside',
    inside: 'Inside',
    gains: [
      {
        name: 'Double-pane upgrades',
        value: String(energy.doublePaneUpgradePercent),
        range: { from: 0, to: energy.doublePaneUpgradePercent },
        gain: 'less heat lost through the glass',
        description: 'A second pane, with sealed air behind it, slows the heat that crosses the glass.',
        benefits: ['A warmer pane to sit beside', 'Less frost on the inside', 'Often in the frame you have'],
      },
      {
        name: 'Low-E glass',
        value: formatRange(energy.lowESavingsPercent),
        range: energy.lowESavingsPercent,
        gain: 'energy savings',
        description: 'A coating too thin to see sends the room’s heat back into the room.',
        benefits: ['Keeps warmth in during winter', 'Blocks some summer sun', 'Fitted as a new glass unit'],
      },
      {
        name: 'Weatherization',
        value: String(energy.weatherizationPercent),
        range: { from: 0, to: energy.weatherizationPercent },
        gain: 'less heat lost around the edges',
        description: 'New seals, weatherstripping and caulking close the joints between sash, frame and wall.',
        benefits: ['Seals the gaps wind finds first', 'A warmer floor below', 'You keep the glass you have'],
      },
    ],
    note: 'What you save depends on the window you have now.',
    quote: 'Request a free assessment',
  },
  security: {
    eyebrow: 'Security glass and locks',
    title: 'Glass in layers, locks in line',
    lead: 'Security glass is two sheets bonded to a clear layer, made to hold the pieces when a sheet cracks. We fit it where a window can be reached from the ground, and set its locks right.',
    summary: 'Two sheets bonded to a clear layer, and locks repaired, lined up or replaced.',
    picture: 'Security glass pulled apart: a cracked sheet, the clear layer behind it, and a second sheet.',
    layers: ['Glass', 'Clear layer', 'Glass'],
    locks: [
      {
        drawing: 'sash',
        name: 'Sash locks',
        description: 'The cam that draws two sashes together, adjusted or replaced.',
      },
      {
        drawing: 'casement',
        name: 'Casement locks',
        description: 'Hooks and keepers lined up with each other, or replaced.',
      },
      {
        drawing: 'patio',
        name: 'Patio door locks',
        description: 'The latch lined up again, and a bolt below if you want one.',
      },
    ],
  },
  assessment: {
    eyebrow: 'Professional assessment',
    title: 'We look first. You decide after.',
    lead: 'An assessment is free, and it ends with a price in writing. Evening and weekend appointments are available.',
    summary: `Free, with a written estimate that is valid for ${claims.estimateValidDays} days.`,
    steps: [
      { name: 'Tell us what you see', description: 'Call, or text photos: the whole window, then up close.' },
      { name: 'We check the window', description: 'Seal, glass, frame and hardware, inside and out.' },
      {
        name: 'Repair or replace',
        description: `We tell you which, and why. Windows ${claims.replacementAgeYears} or more years old may be worth replacing.`,
      },
      {
        name: 'A written estimate',
        description: `Before any repair, and valid for ${claims.estimateValidDays} days. Nobody will pressure you to sign.`,
      },
    ],
    sample: {
      mark: 'Sample',
      title: 'Written estimate',
      caption: 'Sample of a written estimate for the house on this page',
      columns: ['Window', 'What it needs', 'Price'],
      rows: [
        { window: 'Bedroom, left', needs: 'Seal failed: reseal the unit', price: formatMoneyRange(prices.foggyReseal) },
        {
          window: 'Bedroom, right',
          needs: 'Draft: replace the seals',
          price: formatMoneyRange(prices.sealReplacement),
        },
        { window: 'Living room', needs: 'Broken: replace the glass unit', price: formatMoneyRange(prices.glassUnit) },
        { window: 'Hall casement', needs: 'Worn crank and hinge', price: 'Quoted' },
      ],
      terms: [
        { term: 'Valid', description: `${claims.estimateValidDays} days` },
        { term: 'Warranty', description: `${claims.warrantyYears} years` },
        { term: 'Payment', description: 'On completion' },
      ],
      payment: `Payment plans for larger projects. We take ${payment}.`,
    },
  },
  areas: {
    eyebrow: 'Neighbourhood expertise',
    title: 'What we see, area by area',
    lead: 'The age of a street says a lot about its glass.',
    summary: 'Heritage sashes in the inner city, foggy units in the suburbs, drafts in nearby towns.',
    columns: ['Area', 'Neighbourhoods', 'Specialty'],
    list: [
      {
        name: neighbourhoods.innerCity.name,
        areas: neighbourhoods.innerCity.places,
        specialty: 'Heritage sashes and matched glass',
      },
      {
        name: neighbourhoods.central.name,
        areas: neighbourhoods.central.places,
        specialty: 'Condo fixed units and balcony doors',
      },
      {
        name: neighbourhoods.established.name,
        areas: neighbourhoods.established.places,
        specialty: `Windows ${claims.replacementAgeYears} or more years old: repair or replace`,
      },
      {
        name: neighbourhoods.suburban.name,
        areas: neighbourhoods.suburban.places,
        specialty: 'Foggy units, Low-E and walkout doors',
      },
      { name: 'Extended', areas: extendedAreas, specialty: 'Weatherization against prairie wind' },
    ],
  },
  schedule: {
    eyebrow: 'Free home assessment',
    title: 'Schedule your free assessment',
    lead: 'Call our residential line, pick a time for us to call, or text photos of the window.',
    online: 'Schedule online',
    text: 'Text photos',
  },
  related: {
    title: 'Other Calgary Window Services',
    items: [
      { id: 'doublePane', description: 'Fog between the panes: resealing, new units and frame restoration.' },
      { id: 'glass', description: 'Measured, cut and fitted to the frame you have. Common sizes the same day.' },
      {
        id: 'emergency',
        description: `Open 24/7. A response to your call or text within ${claims.responseMinutes} minutes, guaranteed.`,
      },
    ],
  },
  contact: {
    title: 'Tell us about your windows.',
    lead: 'A fogged pane, a draft, a latch that slips: tell us what you see. We come evenings and weekends too, and the assessment is free.',
  },
} as const
