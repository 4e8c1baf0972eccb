import { formatMoneyRange, formatRange, sayList, sayMoneyRange, sayRange } from '../lib/format.ts'
import { extendedAreas, neighbourhoods } from './areas.ts'
import { claims, prices } from './claims.ts'

const { energy } = claims
const payment = sayList(claims.payment)

/** The words of the residential page, band by band, in the order in which they stand. */
export const residential = {
  hero: {
    here: 'Residential repair',
    subject: 'Residential window repair in Calgary',
    title: 'One bad window, one cold house.',
    lead: 'Foggy panes, drafts, broken glass and worn hardware, repaired in every kind of Calgary home. The assessment is free, and the price comes in writing.',
    quote: { label: 'Request a free assessment', issue: 'other' },
    facts: [
      { value: formatMoneyRange(prices.repair), unit: '', says: 'for most repairs' },
      { value: formatRange(claims.repairHours), unit: 'hrs', says: 'per window' },
    ],
    picture:
      'A Calgary house in winter. One upper window is fogged, one is drafty, the front window is broken and a casement will not close.',
  },
  problems: {
    subject: 'Common home window problems',
    title: 'What we find in Calgary homes',
    lead: 'The numbers match the house above. Look for the signs, then call or send a photo.',
    signs: 'Signs',
    solution: 'Solution',
    list: [
      {
        id: 'foggy',
        pin: 'Foggy',
        drawing: 'foggy-corner',
        name: 'Foggy double-pane windows',
        says: `Two panes are sealed together with dry air between them. After about ${sayRange(claims.sealFailureYears)} years the seal lets go, damp air enters, and fog settles where no cloth can reach.`,
        signs: [
          'Haze or droplets between the panes',
          'A white film that will not wipe off',
          'One cold pane beside a clear one',
        ],
        solution: `Reseal the unit for ${sayMoneyRange(prices.foggyReseal)}, or replace the glass unit for ${sayMoneyRange(prices.foggyUnit)}. Often the frame can stay.`,
      },
      {
        id: 'drafty',
        pin: 'Drafty',
        drawing: 'drafty-corner',
        name: 'Drafty windows',
        says: `Weatherstripping flattens and caulking shrinks. A chinook can gust past ${claims.chinookKmh} km/h, and it finds every gap that is left.`,
        signs: [
          'Curtains that move with the window shut',
          'Frost in the corners of the glass',
          'A cold floor under the sill',
        ],
        solution: `New seals and weatherstripping, and a sash that closes square. Seal replacement is ${sayMoneyRange(prices.sealReplacement)} per window.`,
      },
      {
        id: 'broken',
        pin: 'Broken',
        drawing: 'broken-glass',
        name: 'Broken or cracked glass',
        says: 'A ball, a branch, a slammed sash, or a hairline that ran in the cold. Cracked glass is weaker than it looks. Keep clear of it and call.',
        signs: ['A crack that reaches the edge', 'Loose or missing pieces', 'A chip that keeps growing'],
        solution: `We make the opening safe, then replace the glass unit for ${sayMoneyRange(prices.glassUnit)}. Common sizes are installed the same day.`,
      },
      {
        id: 'hardware',
        pin: 'Will not close',
        drawing: 'stripped-crank',
        name: 'Worn hardware',
        says: 'Cranks strip, hinges sag and latches stop meeting. The glass can be perfect and the window still leaks air.',
        signs: [
          'A crank that turns and does nothing',
          'A sash that drops or will not stay open',
          'A latch that no longer lines up',
        ],
        solution: 'Repair or replace the worn hardware, and set the sash square in its frame. The quote is free.',
      },
    ],
    terms: `A repair takes ${sayRange(claims.repairHours)} hours per window, with a ${claims.warrantyYears}-year warranty on parts and labour.`,
    text: 'Text photos',
  },
  homes: {
    subject: 'Calgary home types',
    title: 'Four kinds of home, four kinds of window',
    lead: 'Each was built with different glass, and each fails in its own way.',
    list: [
      {
        drawing: 'heritage-home',
        name: 'Heritage homes',
        says: 'Wood sashes, divided lites and old putty. We keep the sash wherever it can be kept.',
        services: ['Sash and frame restoration', 'Glass matched to what is there', 'Weatherstripping for old sashes'],
        tagline: 'Keep the character, lose the draft.',
      },
      {
        drawing: 'suburban-home',
        name: 'Modern suburban homes',
        says: 'Large sealed units, fitted in the same year and ageing together. When one seal goes, look at the rest.',
        services: ['Foggy units resealed or replaced', 'Casement hardware', 'Low-E upgrades'],
        tagline: 'Clear glass from every room.',
      },
      {
        drawing: 'condo-home',
        name: 'Condos and townhouses',
        says: 'Tall fixed panes and balcony doors. The estimate is in writing, so you can hand it to the board.',
        services: ['Fixed glass units replaced', 'Balcony door glass and seals', 'Drafts found and closed'],
        tagline: 'Keep the view, close the gap.',
      },
      {
        drawing: 'walkout-home',
        name: 'Walkout basements',
        says: 'Patio doors and low windows at ground level, where damp, snow and break-ins arrive first.',
        services: ['Patio door glass', 'Security glass and better locks', 'Weatherization at grade'],
        tagline: 'Let the light in, and nothing else.',
      },
    ],
  },
  energy: {
    subject: 'Energy efficiency',
    title: 'Where the heat goes in January',
    lead: 'Through the glass, off the glass and around the edges. Each way out has its own repair.',
    picture:
      'A wall and its window cut open in winter. Heat crosses the glass and leaks at the edges; cold air falls inside. Marks 1, 2 and 3 show the second pane, the Low-E coating and the weatherstripping.',
    outside: 'Outside',
    inside: 'Inside',
    gains: [
      {
        name: 'Double-pane upgrades',
        value: String(energy.doublePaneUpgradePercent),
        range: { from: 0, to: energy.doublePaneUpgradePercent },
        gain: 'less heat loss',
        says: 'A second pane and the sealed air behind it slow the heat that crosses the glass, so the inner pane is warmer to sit beside.',
      },
      {
        name: 'Low-E glass',
        value: formatRange(energy.lowESavingsPercent),
        range: energy.lowESavingsPercent,
        gain: 'energy savings',
        says: 'A coating too thin to see sends the room’s heat back into the room in winter, and turns some of the sun away in summer.',
      },
      {
        name: 'Weatherization',
        value: String(energy.weatherizationPercent),
        range: { from: 0, to: energy.weatherizationPercent },
        gain: 'less heat loss',
        says: 'New seals, weatherstripping and caulking close the joint between sash, frame and wall, where wind gets in first.',
      },
    ],
    note: 'What you save depends on the window you have now. The assessment tells you, and it is free.',
    quote: 'Request a free assessment',
  },
  security: {
    subject: 'Security glass and locks',
    title: 'Glass that holds, locks that meet',
    lead: 'Security glass is two sheets bonded to a clear layer. Hit it and it cracks, but the layer holds the pieces in place. It belongs wherever a window can be reached from the ground.',
    picture: 'Security glass pulled apart: a cracked sheet, a clear layer that holds its pieces, and a second sheet.',
    layers: ['Glass', 'Clear layer', 'Glass'],
    locks: [
      {
        drawing: 'sash-lock',
        name: 'Sash locks',
        says: 'Two sashes pulled tight together: the window locks and seals in one turn.',
      },
      {
        drawing: 'casement-lock',
        name: 'Casement locks',
        says: 'Hooks that draw the sash in at more than one point.',
      },
      {
        drawing: 'patio-lock',
        name: 'Patio door locks',
        says: 'A latch that lines up, and a bolt at the foot of the door.',
      },
    ],
  },
  assessment: {
    subject: 'Professional assessment',
    title: 'We look first. You decide after.',
    lead: 'An assessment is free, and it ends with a price in writing. Evening and weekend appointments are available.',
    steps: [
      { name: 'Tell us what you see', says: 'Call, or text photos of the whole window and of the damage up close.' },
      { name: 'We check the window', says: 'Seal, glass, frame, hardware and weatherstripping, inside and out.' },
      {
        name: 'Repair or replace',
        says: `We say which, and why. Windows more than ${claims.replacementAgeYears} years old may be worth replacing.`,
      },
      {
        name: 'A written estimate',
        says: `Valid for ${claims.estimateValidDays} days. Nobody will pressure you to sign it.`,
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
        { term: 'Valid', says: `${claims.estimateValidDays} days` },
        { term: 'Warranty', says: `${claims.warrantyYears} years` },
        { term: 'Payment', says: 'On completion' },
      ],
      payment: `Pay by ${payment}. Payment plans for larger projects.`,
    },
  },
  areas: {
    subject: 'Neighbourhood expertise',
    title: 'What we see, area by area',
    lead: 'The age of the street tells us a good deal about the glass before we ring the bell.',
    columns: ['Area', 'Neighbourhoods', 'Specialty'],
    list: [
      {
        name: neighbourhoods.innerCity.name,
        areas: neighbourhoods.innerCity.places,
        specialty: 'Heritage sashes, divided lites and matched glass',
      },
      {
        name: neighbourhoods.central.name,
        areas: neighbourhoods.central.places,
        specialty: 'Condo fixed units and balcony doors',
      },
      {
        name: neighbourhoods.established.name,
        areas: neighbourhoods.established.places,
        specialty: `Windows past ${claims.replacementAgeYears} years: seals, hardware, and whether to repair or replace`,
      },
      {
        name: neighbourhoods.suburban.name,
        areas: neighbourhoods.suburban.places,
        specialty: 'Foggy double-pane units, Low-E upgrades and walkout doors',
      },
      { name: 'Extended', areas: extendedAreas, specialty: 'Weatherization against wind and open-country cold' },
    ],
  },
  schedule: {
    subject: 'Free home assessment',
    title: 'Schedule your free assessment',
    lead: 'Call the number for homes, pick a time online, or send photos and we reply with what we see.',
    online: 'Schedule online',
    text: 'Text photos',
  },
  related: {
    title: 'Other Calgary Window Services',
    items: [
      { id: 'doublePane', says: 'Fog between the panes: resealing, new units and frame restoration.' },
      { id: 'glass', says: 'Measured, cut and fitted to the frame you have. Common sizes the same day.' },
      {
        id: 'emergency',
        says: `24/7, with a ${claims.responseMinutes}-minute response guarantee and nothing extra at night.`,
      },
    ],
  },
  contact: {
    title: 'Tell us about your windows.',
    lead: 'Quotes and assessments are free. Evening and weekend appointments are available, and nobody will pressure you to buy.',
  },
} as const
