import { claims, freeQuote, prices } from '../../content/claims.ts'
import { formatMoneyRange, formatRange, sayRange } from '../../lib/format.ts'

const { energy, sealLifeYears } = claims
const commercialSealLife = `${formatRange(sealLifeYears.commercial)}+`

/** The words of the foggy and double-pane repair page, section by section, in the order in which they stand. */
export const doublePane = {
  hero: {
    eyebrow: 'Foggy window repair in Calgary',
    title: 'Fog you can’t wipe off.',
    lead: 'If the haze is between the panes, the seal has failed. We reseal the unit or replace its glass. The assessment is free.',
    quote: { label: 'Request a free assessment' },
    facts: [
      { value: formatMoneyRange(prices.foggyReseal), unit: '', description: 'to reseal, per window' },
      { value: formatRange(claims.repairHours), unit: 'hours', description: 'per window' },
    ],
    window: {
      fogged: 'Failed seal',
      cleared: 'Clear again',
      hint: 'Try to wipe it off',
      sliderLabel: 'Clear the fog from the window',
    },
  },
  fogging: {
    eyebrow: 'How fogging happens',
    title: 'From clear to cloudy in five steps',
    lead: 'One view through one window, from the first crack in its seal.',
    label: 'Fogging in five steps',
    step: 'Step',
    steps: [
      {
        name: 'The seal cracks',
        description: 'Hot and cold work the edge seal loose. Damp outside air finds the gap.',
      },
      {
        name: 'Moisture condenses',
        description: 'The temperature difference across the glass turns it into droplets.',
      },
      {
        name: 'Water accumulates',
        description: 'It cannot get out again. Each cycle adds more, until it runs and pools.',
      },
      {
        name: 'Minerals stay behind',
        description: 'When droplets dry they leave a white film on the inner faces of the glass.',
      },
      {
        name: 'Insulation is lost',
        description: 'The space no longer insulates. Heat you paid for leaves through the window.',
      },
    ],
  },
  causes: {
    eyebrow: 'Seal failure causes',
    title: 'Three reasons a seal lets go',
    summary: `Heat and cold, age, or how it was made. Most fail after about ${sayRange(claims.sealFailureYears)} years.`,
    lead: 'The seal runs along the unit’s edge. Numbers match the drawing.',
    picture:
      'Section through the bottom edge of a sealed double-pane unit in its frame, with eight numbered parts and a crack in the outer seal.',
    outside: 'Outside',
    inside: 'Inside',
    parts: [
      'Outside pane',
      'Inside pane',
      'Sealed space',
      'Spacer bar',
      'Drying beads',
      'Inner seal',
      'Outer seal',
      'Frame',
    ],
    causes: [
      {
        name: 'Temperature cycling',
        description:
          'The air in the sealed space (3) contracts in the cold and expands in a chinook. With every swing the outer seal (7) flexes.',
      },
      {
        name: 'Age',
        description: `Seals dry out, and most fail after about ${sayRange(claims.sealFailureYears)} years. By then the drying beads (5) are full.`,
      },
      {
        name: 'Installation or manufacturing',
        description: 'A unit that sits in water, or a thin spot in the inner seal (6), fogs years early.',
      },
    ],
  },
  life: {
    title: 'How long a seal lasts',
    eyebrow: 'Seal life',
    summary: `From ${formatRange(sealLifeYears.budget)} years on budget windows to ${commercialSealLife} on commercial ones.`,
    lead: `Years before the seal fails, by grade of window. We advise a professional inspection every ${sayRange(claims.inspectionYears)} years and seal replacement every ${sayRange(claims.sealReplacementYears)}.`,
    unit: 'years',
    grades: [
      { name: 'Budget', note: '', value: formatRange(sealLifeYears.budget), range: sealLifeYears.budget },
      { name: 'Mid-range', note: '', value: formatRange(sealLifeYears.midRange), range: sealLifeYears.midRange },
      { name: 'Premium', note: '', value: formatRange(sealLifeYears.premium), range: sealLifeYears.premium },
      { name: 'Commercial', note: '', value: commercialSealLife, range: sealLifeYears.commercial },
    ],
  },
  signs: {
    eyebrow: 'Signs to watch for',
    title: 'Look across the glass, not through it',
    summary: 'Haze that won’t wipe off, drops that come and go, water, white rings, frost.',
    lead: 'Stand in the room on a cold morning. Five things give a failed seal away.',
    picture:
      'A fogged window with five numbered signs: haze, drops, water along the bottom, white rings, and frost in a cold corner.',
    signs: [
      { name: 'Haze that won’t wipe off', description: 'Wiped on both sides and still there.' },
      { name: 'Drops that come and go', description: 'Beads at dawn, gone by noon. This is the time to call.' },
      { name: 'Water along the bottom', description: 'Drops have run together on the spacer bar.' },
      { name: 'A white film or rings', description: 'Minerals. Resealing will not take them off.' },
      { name: 'A cold patch, or frost inside', description: 'Touch it, then touch the next window.' },
    ],
  },
  options: {
    eyebrow: 'Repair options',
    title: 'Three ways to repair it',
    lead: 'The solid part of each drawing is what we fix. The price comes in writing, before any work.',
    options: [
      {
        part: 'seal',
        name: 'Resealing',
        price: formatMoneyRange(prices.foggyReseal),
        per: 'per window',
        description: 'The moisture comes out, a new edge seal goes in, the glass stays.',
        details: ['For units caught early', `${formatRange(claims.repairHours)} hours per window`],
        quote: { label: 'Request a reseal quote', issue: 'seal' },
      },
      {
        part: 'unit',
        name: 'Complete glass unit replacement',
        price: formatMoneyRange(prices.foggyUnit),
        per: 'per window',
        description: 'New panes, spacer and seals, as one unit. Your frame stays.',
        details: ['For white film inside the glass', 'Common sizes the same day'],
        quote: { label: 'Request a unit quote', issue: undefined },
      },
      {
        part: 'frame',
        name: 'Frame restoration',
        price: freeQuote,
        per: 'in writing',
        description: 'If the frame lets water in, we fix the frame first.',
        details: ['For worn joints and gaskets', 'Done with either of the others'],
        quote: { label: 'Request a frame quote', issue: 'frame' },
      },
    ],
    warranty: `All three are under warranty for ${claims.warrantyYears} years, parts and labour. The manufacturer’s warranty on new glass is typically ${sayRange(claims.manufacturerWarrantyYears)} years.`,
  },
  savings: {
    eyebrow: 'Energy savings',
    title: 'What a good seal saves you',
    lead: 'It slows heat both ways: going out in January, coming in during July.',
    figures: [
      {
        value: formatRange(energy.heatLossReductionPercent),
        range: energy.heatLossReductionPercent,
        description: 'less heat lost through the window',
      },
      {
        value: formatRange(energy.heatingBillReductionPercent),
        range: energy.heatingBillReductionPercent,
        description: 'lower heating bills',
      },
    ],
    benefitsTitle: 'Cooler in July, and less waste',
    benefits: [
      {
        name: 'Cooler in July',
        description: 'Rooms on the sunny side stay cooler, so fans and air conditioning have less to do.',
      },
      {
        name: 'Less fuel, less waste',
        description:
          'Less furnace time means less fuel burned. Resealing also keeps the glass and the frame you have in use.',
      },
    ],
  },
  calgary: {
    eyebrow: 'Calgary-specific solutions',
    title: 'What our weather does to a sealed unit',
    lead: 'The bend in the glass is exaggerated.',
    label: 'Three kinds of weather',
    answer: 'Our answer',
    weathers: [
      {
        drawing: 'chinook',
        name: 'Chinook winds',
        description: `Warm gusts, at times over ${claims.chinookKmh} km/h, and falling pressure. The panes bow out and stretch the seal.`,
        answer: 'Seals and gaskets that let the unit move.',
      },
      {
        drawing: 'winter',
        name: 'Deep winter',
        description: 'The sealed air shrinks and the panes draw together. Ice finds any gap.',
        answer: 'A clear drain, so no water stands at the seal to freeze.',
      },
      {
        drawing: 'sun',
        name: 'Sun and UV',
        description: 'Bright winters and long June days dry the seal until it hardens.',
        answer: 'An edge deep in the frame, and Low-E glass where the sun is strongest.',
      },
    ],
  },
  assessment: {
    eyebrow: 'Assessment process',
    title: 'The assessment is free',
    price: '$0',
    lead: 'For one foggy window or for all of them. Evenings and weekends too, with no sales pressure.',
    text: 'Text a photo first',
    quote: 'Request a free assessment',
    stepsTitle: 'We look, find the cause, measure, and write it down',
    steps: [
      { name: 'We look', description: 'Which panes, how old, and whether minerals have marked them.' },
      { name: 'We find the cause', description: 'Seal, frame or age: a new seal over an old leak would not last.' },
      { name: 'We measure', description: 'In case a unit has to be replaced.' },
      {
        name: 'You get it in writing',
        description: `What to reseal, what to replace, and each price. It holds for ${claims.estimateValidDays} days.`,
      },
    ],
  },
  closing: {
    title: 'See the mountains again.',
    lead: `A repair takes ${sayRange(claims.repairHours)} hours per window. Call now, or send a photo of the fog.`,
  },
  related: {
    title: 'Related services',
    items: [
      {
        id: 'glass',
        description: 'Low-E, double-pane and safety glass, measured and fitted. Common sizes the same day.',
      },
      { id: 'residential', description: 'Drafts, hardware and broken glass in every type of Calgary home.' },
      {
        id: 'emergency',
        description: `A response to your call or text within ${claims.responseMinutes} minutes, guaranteed, day or night.`,
      },
    ],
  },
  contact: {
    title: 'Tell us which window is foggy.',
    lead: 'Tell us where it is and what you see. The assessment and the quote are free.',
  },
} as const
