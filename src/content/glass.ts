import { formatMoneyRange, formatRange, sayList, sayRange } from '../lib/format.ts'
import { claims, prices } from './claims.ts'
import { pages } from './pages.ts'

const { energy } = claims
const customDays = claims.customGlassDays.glassPage

/** The words of the glass replacement page, band by band, in the order in which they stand. */
export const glass = {
  hero: {
    above: [{ label: 'All services', path: pages.services.path }],
    here: 'Glass replacement',
    subject: 'Window glass replacement in Calgary',
    title: 'New glass. Same frame.',
    lead: 'Cracked, fogged for good, or still a single pane? We measure the opening, help you choose the glass and set it in the frame you have.',
    quote: { label: 'Request a free glass quote', issue: 'broken' },
    facts: [
      { value: 'Same day', unit: '', says: 'for common sizes' },
      { value: formatRange(customDays), unit: 'days', says: 'business days, for custom glass' },
    ],
    picture:
      'A new sealed glass unit, held by two suction lifters, being set into a window opening with the Calgary Tower and the Rockies behind it.',
    tags: { unit: 'New sealed unit', frame: 'Your frame stays' },
  },
  signs: {
    subject: 'Signs to replace, signs to repair',
    title: 'Repair it, or replace the glass?',
    lead: 'Tick what you see at your window. Both lists are a guide; a free assessment settles it.',
    sides: [
      {
        id: 'repair',
        drawing: 'repairable-window',
        title: 'Signs it can be repaired',
        signs: [
          { see: 'The glass is whole, but you feel a draft', says: 'Air is passing a worn seal. The pane can stay.' },
          { see: 'Fog between the panes, no white film yet', says: 'Caught early, a unit can often be resealed.' },
          { see: 'A crank, hinge or handle is what fails', says: 'That is hardware. The glass can stay.' },
          {
            see: `The window is under ${claims.sealFailureYears.from} years old`,
            says: `Seals fail after about ${sayRange(claims.sealFailureYears)} years.`,
          },
        ],
        work: 'Seal replacement, per window',
        price: formatMoneyRange(prices.sealReplacement),
      },
      {
        id: 'replace',
        drawing: 'smashed-window',
        title: 'Signs it is time for new glass',
        signs: [
          { see: 'A crack, a hole or a chip at the edge', says: 'Every swing in temperature works a crack longer.' },
          { see: 'White film that never clears', says: 'Minerals have marked the glass where nobody can clean it.' },
          {
            see: `The window is ${claims.replacementAgeYears} or more years old`,
            says: 'At that age replacement may be the better spend.',
          },
          {
            see: 'One sheet of glass, and a cold room',
            says: 'Double-pane glass holds the heat that a single sheet lets go.',
          },
        ],
        work: 'Glass unit replacement',
        price: formatMoneyRange(prices.glassUnit),
      },
    ],
    tally: { repair: 'for repair,', replace: 'for new glass.' },
    ask: 'Not sure? Send a photo and we will tell you which.',
  },
  types: {
    subject: 'Glass types',
    title: 'Six kinds of glass, by how they behave',
    lead: 'Some openings call for safety glass, some for warmth, some for privacy. We tell you which when we measure.',
    groups: [
      {
        title: 'When it breaks',
        says: 'Safety glass does not prevent a break. It decides what happens next.',
        types: [
          {
            drawing: 'tempered-sheet',
            name: 'Tempered',
            says: 'Heat-treated, so a blow turns it into small blunt pieces instead of long shards.',
            features: ['Doors, low windows and stairs', 'Made to size: it cannot be cut afterwards'],
          },
          {
            drawing: 'laminated-sheet',
            name: 'Laminated',
            says: 'Two sheets bonded to a clear film. It cracks, but the pieces stay on the film.',
            features: ['Storefronts, basements, street level', 'Slows a break-in and dampens street noise'],
          },
        ],
      },
      {
        title: 'When heat meets it',
        says: 'The two work best together: a Low-E coating inside a double-pane unit.',
        types: [
          {
            drawing: 'low-e-section',
            name: 'Low-E',
            says: 'A coating too thin to see. Daylight comes in; room heat is turned back into the room.',
            features: [
              `${formatRange(energy.lowESavingsPercent)}% energy savings`,
              'Works on cold nights and on hot afternoons',
            ],
          },
          {
            drawing: 'double-pane-section',
            name: 'Double-pane',
            says: 'Two panes and a sealed space. Still, dry air between them is a poor road for heat.',
            features: [
              `${formatRange(energy.doublePaneGlassHeatingPercent)}% lower heating cost`,
              `Pays back within ${formatRange(energy.doublePaneGlassPaybackYears)} years`,
            ],
          },
        ],
      },
      {
        title: 'When light meets it',
        says: 'One view: a third of it through clear glass, the rest through the sheet.',
        types: [
          {
            drawing: 'tinted-sheet',
            name: 'Tinted',
            says: 'Coloured right through. The view stays and the glare goes.',
            features: ['South and west rooms, shopfronts', 'Eases the heat of the afternoon sun'],
          },
          {
            drawing: 'obscure-sheet',
            name: 'Obscure',
            says: 'Patterned on one face. Daylight comes in and the view stays out.',
            features: ['Bathrooms, entries, stairwells', 'Patterns differ: show us the one you have'],
          },
        ],
      },
    ],
  },
  measuring: {
    subject: 'How we measure',
    title: 'The opening, not the old glass',
    lead: 'Custom glass cannot be trimmed on the driveway. So every opening is measured before anything is ordered.',
    picture:
      'A window opening with dimension lines: three widths, three heights, two diagonals, and a section through the unit for its thickness.',
    steps: [
      {
        name: 'Width, three times',
        says: 'Top, middle and bottom. Frames settle, so the three rarely agree. The smallest one counts.',
      },
      { name: 'Height, three times', says: 'Left, centre and right, for the same reason.' },
      {
        name: 'Corner to corner',
        says: 'If the two diagonals differ, the opening is out of square and the glass is made to suit.',
      },
      {
        name: 'Thickness and edge',
        says: 'Both panes, the spacer and the depth of the pocket, so the new unit sits where the old one did.',
      },
      {
        name: 'The estimate, in writing',
        says: `Glass, size and price on one page. It is free and it holds for ${claims.estimateValidDays} days.`,
      },
    ],
  },
  installation: {
    subject: 'Installation expertise',
    title: 'The edge decides how long it lasts',
    lead: `A sealed unit seldom fails in the middle. With ${claims.yearsOfExperience} years of Calgary windows behind us, we take most care with the part you will never see.`,
    picture:
      'Section through the sill, pulled apart: the old pane, the frame pocket, a setting block, the new sealed unit, gaskets and the glazing bead, numbered in the order of work.',
    steps: [
      { name: 'Old glass out', says: 'The bead comes off first, then the glass, so the frame is not pried.' },
      { name: 'Pocket cleaned', says: 'Old sealant and grit come out, and the drain is cleared.' },
      { name: 'Blocks set', says: 'They carry the weight and keep the edge seal out of standing water.' },
      { name: 'Unit set', says: 'On suction lifters, with an even gap on every side.' },
      { name: 'Gaskets in', says: 'One on each face. They hold the unit and let it move.' },
      { name: 'Bead on, then checked', says: 'The bead closes the pocket. You see the finished window before you pay.' },
    ],
    terms: `${formatRange(claims.repairHours)} hours per window. Licensed and insured, WorkSafe compliant, with ${claims.liability} liability coverage.`,
  },
  climate: {
    subject: 'Climate considerations',
    title: 'Glass for Calgary’s weather',
    lead: 'One window, four kinds of weather. Each asks something different of the glass.',
    answer: 'What helps',
    weathers: [
      {
        drawing: 'chinook-pane',
        name: 'Chinook',
        says: `A warm wind after deep cold, with gusts that can pass ${claims.chinookKmh} km/h. Glass and seal swell at different rates.`,
        helps: 'Room to move at the edge, and a seal that stays flexible.',
      },
      {
        drawing: 'cold-pane',
        name: 'Deep cold',
        says: 'A single pane sweats, then ices along the sill. The room loses heat all night.',
        helps: 'Double-pane glass with a Low-E coating, so the inside face stays warmer.',
      },
      {
        drawing: 'sun-pane',
        name: 'Sun and UV',
        says: 'A strong, low sun dries out old seals and fades what stands behind the glass.',
        helps: 'Low-E or tinted glass on the south and west sides.',
      },
      {
        drawing: 'hail-pane',
        name: 'Hail',
        says: 'A summer storm can break every pane on one side of a building.',
        helps: 'Tempered or laminated glass on exposed sides. If it breaks, we answer 24/7.',
      },
    ],
  },
  cost: {
    subject: 'Cost factors and warranty',
    title: 'What it costs, and how long it is covered',
    price: { value: formatMoneyRange(prices.glassUnit), unit: '' },
    lead: 'for a glass unit replacement. Your exact price is in writing before we order.',
    factorsTitle: 'What moves the price',
    factors: [
      {
        name: 'Size and shape',
        says: 'Common sizes go in the same day. Arches and triangles are made to order.',
      },
      { name: 'Kind of glass', says: 'Tempered, laminated, Low-E, tint and pattern each add to the sheet.' },
      {
        name: 'One pane or two',
        says: `A double-pane unit costs more today and cuts heating cost by ${formatRange(energy.doublePaneGlassHeatingPercent)}%.`,
      },
      { name: 'Reach', says: 'Upper floors and tight window wells take longer to work in safely.' },
      { name: 'The frame', says: 'Rot or a bent sash is put right first, so the new edge seal stays dry.' },
    ],
    yearsTitle: 'Payback and warranty, on one ruler of years',
    saving: {
      value: `${formatRange(energy.doublePaneGlassHeatingPercent)}%`,
      says: 'lower heating cost with double-pane glass, which is how it pays back',
    },
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
    payment: `Payment is due on completion: ${sayList(claims.payment)}. Payment plans are available for larger projects.`,
  },
  schedule: {
    subject: 'Common sizes and custom glass',
    title: 'Schedule a measurement',
    lead: 'Evening and weekend appointments are available. Text a photo first, and we can often tell whether yours is a common size.',
    text: 'Text photos',
    online: 'Request a time online',
    readings: [
      { value: 'Same day', unit: '', says: 'Common sizes, in and finished' },
      { value: formatRange(customDays), unit: 'business days', says: 'Custom glass, made and set' },
    ],
  },
  related: {
    title: 'Other Window Services',
    items: [
      {
        id: 'emergency',
        says: `Open 24/7, with a ${claims.responseMinutes}-minute response guarantee and no extra charge at night.`,
      },
      { id: 'residential', says: 'Drafts, hardware and broken glass in every kind of Calgary home.' },
      { id: 'commercial', says: `Storefronts and offices. Bonded, with Net ${claims.netDays} for established accounts.` },
      { id: 'doublePane', says: `Resealing from $${prices.foggyReseal.from}. The assessment is free.` },
    ],
  },
  contact: {
    title: 'Tell us about the glass.',
    lead: 'Roughly how big, what kind and how many. A photo helps. The quote is free, in writing, and nobody will pressure you to buy.',
  },
} as const
