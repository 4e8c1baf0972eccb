import { claims, prices } from '../../content/claims.ts'
import { formatAtLeast, formatMoneyRange, formatRange, sayList, sayMoneyRange, sayRange } from '../../lib/format.ts'

const { energy } = claims
const customDays = claims.customGlassDays.glassPage

/** The words of the glass replacement page, section by section, in the order in which they stand. */
export const glass = {
  hero: {
    eyebrow: 'Window glass replacement in Calgary',
    title: 'New glass. Same frame.',
    lead: 'Cracked, fogged for good, or a single pane? We measure the opening, help you choose the glass and set it in the frame you have.',
    quote: { label: 'Request a free glass quote' },
    facts: [
      { value: 'Same day', unit: '', description: 'for common sizes' },
      { value: formatRange(customDays), unit: 'days', description: 'business days, for custom glass' },
    ],
    picture:
      'A new sealed glass unit, held by two suction lifters, being set into a window opening with the Calgary Tower and the Rockies behind it.',
    tags: { unit: 'New sealed unit', frame: 'Your frame stays' },
  },
  signs: {
    sides: [
      {
        title: 'Signs it can be repaired',
        signs: [
          {
            see: 'The glass is whole, but you feel a draft',
            description: 'Air leaks past a worn seal. The pane can stay.',
          },
          { see: 'Fog between the panes, but no film', description: 'Caught early, a unit can often be resealed.' },
          { see: 'Only a crank, hinge or handle is broken', description: 'That is hardware. The glass can stay.' },
          {
            see: `The window is under ${claims.sealFailureYears.from} years old`,
            description: `Seals fail after about ${sayRange(claims.sealFailureYears)} years.`,
          },
        ],
        work: 'Seal replacement, per window',
        price: formatMoneyRange(prices.sealReplacement),
      },
      {
        title: 'Signs it is time for new glass',
        signs: [
          { see: 'A crack, a hole or a chip at the edge', description: 'Each swing in temperature makes it worse.' },
          {
            see: 'White film that never clears',
            description: `Minerals have marked it inside: a new unit, ${formatMoneyRange(prices.foggyUnit)}.`,
          },
          {
            see: `The window is ${claims.replacementAgeYears} or more years old`,
            description: 'Replacement may be better value.',
          },
          { see: 'One sheet of glass, and a cold room', description: 'Double-pane glass keeps more heat in.' },
        ],
        work: 'New glass, per window',
        price: formatMoneyRange(prices.glassUnit),
      },
    ],
    ask: 'Not sure? Send a photo and we’ll tell you.',
  },
  types: {
    eyebrow: 'Glass types',
    title: 'Six kinds of glass, by how they behave',
    lead: 'Safety, warmth or privacy: we’ll help you choose.',
    label: 'Six kinds of glass',
    types: [
      {
        group: 'When it breaks',
        drawing: 'tempered',
        name: 'Tempered',
        description: 'Heat-treated: a blow turns it into small blunt pieces, not long shards.',
        features: ['Doors, stairs, low windows', 'Made to size, never recut'],
      },
      {
        group: 'When it breaks',
        drawing: 'laminated',
        name: 'Laminated',
        description: 'Two sheets bonded to a clear film. When it cracks, the film holds the pieces.',
        features: ['Storefronts, basements', 'Where a break-in is the worry'],
      },
      {
        group: 'When heat hits it',
        drawing: 'lowE',
        name: 'Low-E',
        description: 'A coating too thin to see, inside a sealed unit. Daylight comes in; heat stays in.',
        features: [`${formatRange(energy.lowESavingsPercent)}% energy savings`, 'Cold nights, hot afternoons'],
      },
      {
        group: 'When heat hits it',
        drawing: 'doublePane',
        name: 'Double-pane',
        description: 'Two panes and a sealed space. Still, dry air slows the heat.',
        features: [
          `${formatRange(energy.doublePaneGlassHeatingPercent)}% lower heating costs`,
          `Payback within ${formatRange(energy.doublePaneGlassPaybackYears)} years`,
        ],
      },
      {
        group: 'When light hits it',
        drawing: 'tinted',
        name: 'Tinted',
        description: 'Coloured right through. The view stays, with less glare.',
        features: ['South and west rooms', 'Eases afternoon heat'],
      },
      {
        group: 'When light hits it',
        drawing: 'obscure',
        name: 'Obscure',
        description: 'Patterned on one face. Lets in daylight, blocks the view.',
        features: ['Bathrooms and entries', 'Smooth on the other face'],
      },
    ],
  },
  measuring: {
    eyebrow: 'How we measure',
    title: 'The opening, not the old glass',
    summary: 'Four measurements, then a free written price.',
    lead: 'A sealed unit can’t be trimmed on site: we measure, quote, and order when you agree.',
    picture:
      'A window opening with dimension lines: three widths, three heights, two diagonals, and a section through the unit for its thickness.',
    steps: [
      { name: 'Width, three times', description: 'Top, middle and bottom. Frames settle, so the smallest counts.' },
      { name: 'Height, three times', description: 'Left, centre and right, for the same reason.' },
      { name: 'Corner to corner', description: 'If the diagonals differ, the glass is made to suit.' },
      {
        name: 'Thickness and edge',
        description: 'Panes, spacer and pocket, so the new unit sits where the old one did.',
      },
      {
        name: 'The estimate, in writing',
        description: `Glass, size and price, free. It holds for ${claims.estimateValidDays} days, and nothing is ordered before you agree.`,
      },
    ],
  },
  installation: {
    eyebrow: 'Installation expertise',
    title: 'The edge decides how long it lasts',
    summary: 'On blocks, with an even gap and gaskets all around.',
    lead: `A sealed unit rarely fails in the middle. After ${formatAtLeast(claims.yearsOfExperience)} years of Calgary windows, we take the most care with what you never see.`,
    picture:
      'Section through the sill, pulled apart: the old pane, the frame pocket, a setting block, the new sealed unit, gaskets and the glazing bead, numbered in the order of work.',
    steps: [
      { name: 'Old glass out', description: 'The bead comes off first, so nothing is pried.' },
      { name: 'Pocket cleaned', description: 'Old sealant comes out and the drain is cleared.' },
      { name: 'Blocks set', description: 'They lift the edge seal clear of the sill.' },
      { name: 'Unit set', description: 'By suction lifter, with an even gap all around.' },
      { name: 'Gaskets in', description: 'They hold the unit and let it move.' },
      { name: 'Bead on, then checked', description: 'You see the finished window before you pay.' },
    ],
    terms: `Repairs take ${sayRange(claims.repairHours)} hours per window. Licensed and insured, WorkSafe compliant, with ${claims.liability} liability coverage.`,
  },
  climate: {
    label: 'Four kinds of weather',
    eyebrow: 'Climate considerations',
    title: 'Glass for Calgary’s weather',
    lead: 'One window, four kinds of weather. Each asks something different of the glass.',
    answer: 'What helps',
    weathers: [
      {
        drawing: 'chinook',
        name: 'Chinook',
        description: `Warm gusts after deep cold, at times over ${claims.chinookKmh} km/h. Glass and seal expand at different rates.`,
        helps: 'Room to move at the edge, and a flexible seal.',
      },
      {
        drawing: 'cold',
        name: 'Deep cold',
        description: 'A single pane sweats, then ices along the sill.',
        helps: 'Double-pane Low-E glass, warmer on the inside face.',
      },
      {
        drawing: 'sun',
        name: 'Sun and UV',
        description: 'A strong, low sun dries out seals and fades what’s behind the glass.',
        helps: 'Low-E or tinted glass on the south and west sides.',
      },
      {
        drawing: 'hail',
        name: 'Hail',
        description: 'A summer storm can break every pane on one side of a building.',
        helps: 'Tempered or laminated glass on exposed sides.',
      },
    ],
  },
  cost: {
    eyebrow: 'Cost factors',
    title: 'What new glass costs',
    price: formatMoneyRange(prices.glassUnit),
    lead: `per window, for replacement glass. For a foggy unit, ${sayMoneyRange(prices.foggyUnit)}. You get yours in writing before we order.`,
    factorsTitle: 'What affects the price',
    factorsAnswer: 'Size, kind of glass, panes, access and frame.',
    factors: [
      { name: 'Size and shape', description: 'Common sizes are installed the same day; arches are made to order.' },
      { name: 'Kind of glass', description: 'Tempering, coating, tint and pattern add to it.' },
      { name: 'One pane or two', description: 'A double-pane unit costs more today, less each winter.' },
      { name: 'Access', description: 'Upper floors and window wells take longer.' },
      { name: 'The frame', description: 'Rot or a bent sash is fixed first.' },
    ],
    payment: `Payment is due on completion: ${sayList(claims.payment)}. Payment plans are available for larger projects.`,
  },
  warranty: {
    eyebrow: 'Payback and warranty',
    title: 'What is covered',
    summary: `${claims.warrantyYears} years on parts and labour; the manufacturer’s, on glass, is typically ${sayRange(claims.manufacturerWarrantyYears)}.`,
    lead: `Our warranty is for repairs and installations alike. Double-pane glass pays off by cutting heating costs ${sayRange(energy.doublePaneGlassHeatingPercent)}%.`,
    years: [
      {
        name: 'Double-pane glass pays back',
        note: 'within',
        value: formatRange(energy.doublePaneGlassPaybackYears),
        range: energy.doublePaneGlassPaybackYears,
      },
      {
        name: 'Our warranty',
        note: 'on parts and labour',
        value: String(claims.warrantyYears),
        range: { from: 0, to: claims.warrantyYears },
      },
      {
        name: 'Manufacturer’s warranty',
        note: 'on the glass, typically',
        value: formatRange(claims.manufacturerWarrantyYears),
        range: { from: 0, to: claims.manufacturerWarrantyYears.from },
        possible: claims.manufacturerWarrantyYears,
      },
    ],
  },
  schedule: {
    eyebrow: 'Common sizes and custom glass',
    title: 'Schedule a measurement',
    lead: 'Evenings and weekends too. Text a photo first, and we can often tell whether yours is a common size.',
    text: 'Text photos',
    online: 'Pick a time for us to call',
    readings: [
      { value: 'Same day', unit: '', description: 'Common sizes, installed' },
      { value: formatRange(customDays), unit: 'business days', description: 'Custom glass lead time' },
    ],
  },
  related: {
    title: 'Other Window Services',
    items: [
      {
        id: 'emergency',
        description: `Open 24/7. A response to your call or text within ${claims.responseMinutes} minutes, guaranteed.`,
      },
      { id: 'residential', description: 'Drafts, hardware and broken glass at home.' },
      {
        id: 'commercial',
        description: `Storefronts and offices. Bonded, with Net ${claims.netDays} for established accounts.`,
      },
      {
        id: 'doublePane',
        description: `Resealing costs ${sayMoneyRange(prices.foggyReseal)} per window. The assessment is free.`,
      },
    ],
  },
  contact: {
    title: 'Tell us about the glass.',
    lead: 'Roughly how big, what kind and how many. A photo helps. The quote is free, in writing, and nobody will pressure you to buy.',
  },
} as const
