import { arrivalMinutes, claims } from '../../content/claims.ts'
import { extendedAreas, neighbourhoods } from '../../content/places.ts'
import { formatRange, sayRange } from '../../lib/format.ts'

const { central, innerCity, established, suburban } = neighbourhoods

/** The words of the commercial page, section by section, in the order in which they stand. */
export const commercial = {
  hero: {
    eyebrow: 'Commercial window repair in Calgary',
    /** One string for each line. */
    title: ['One pane out,', 'doors still open.'],
    lead: 'Window and glass repair for offices, stores, restaurants, clinics, schools and industrial buildings. Licensed, insured and bonded. Open day and night.',
    quote: { label: 'Request a commercial quote', issue: 'commercial' },
    facts: [
      { value: claims.liability, unit: '', description: 'liability coverage' },
      { value: `Net ${claims.netDays}`, unit: '', description: 'for established accounts' },
    ],
    picture:
      'Glass towers seen from the sidewalk, reflecting the sky. One pane is cracked and a work platform hangs in front of it.',
  },
  properties: {
    label: 'Six types of property',
    eyebrow: 'Commercial property types',
    title: 'Six kinds of property on one street',
    lead: 'Different glass, different challenges. Find your building.',
    picture:
      'A street of six buildings, each with one window numbered: an office tower, a retail store, a restaurant, a medical office, a school and an industrial building.',
    challenges: 'Challenges',
    types: [
      {
        drawing: 'office',
        title: 'Office buildings',
        description: 'Curtain wall and sealed units: the same pane, floor after floor.',
        challenges: [
          'Access above the ground floor',
          'Fogged units scattered across a façade',
          'Tenants at work behind the glass',
        ],
      },
      {
        drawing: 'retail',
        title: 'Retail stores',
        description: 'A broken storefront is a security problem tonight and a sales problem tomorrow.',
        challenges: [
          'Securing the opening after hours',
          'Large panes that are cut to order',
          'Stock and displays behind the break',
        ],
      },
      {
        drawing: 'restaurant',
        title: 'Restaurants',
        description: 'Heat and steam on one side, winter on the other.',
        challenges: [
          'Condensation and early seal failure',
          'Work fitted around service',
          'Doors that never stop swinging',
        ],
      },
      {
        drawing: 'medical',
        title: 'Medical offices',
        description: 'Privacy glass that has to match, in rooms that have to stay usable.',
        challenges: ['Matching obscure glass', 'Quiet work next to patients', 'Drafts in exam rooms'],
      },
      {
        drawing: 'school',
        title: 'Education',
        description: 'Long rows of windows, with children on both sides of them.',
        challenges: ['Safety glass in doors and sidelights', 'Work outside class hours', 'Budgets fixed a year ahead'],
      },
      {
        drawing: 'industrial',
        title: 'Industrial',
        description: 'High windows, overhead doors and hard use.',
        challenges: ['Panes at height', 'Impact and vibration', 'Heat lost through old glazing'],
      },
    ],
    condos: {
      name: 'Condo buildings and apartments',
      description:
        'For one suite, or for sixty. Email us a list of the units and what is wrong in each, a plan of the building, and photos. The written estimate is free.',
      email: 'Email a list, a plan and photos',
      subject: 'Windows in a condo or apartment building',
    },
  },
  insurance: {
    eyebrow: 'Insurance claims and risk management',
    title: 'Pre-approved before anything breaks',
    summary: `Pre-approved vendor status with commercial insurers. ${claims.liability} liability coverage.`,
    lead: 'We hold pre-approved vendor status with commercial insurers. Your insurer decides coverage. We document the damage and the cost.',
    liability: { value: claims.liability, description: 'liability coverage. Licensed, insured and bonded.' },
    facts: [
      { term: 'Pre-approved', description: 'Vendor status with commercial insurers' },
      {
        term: 'Written',
        description: `A free estimate to show an insurer, landlord or board, valid for ${claims.estimateValidDays} days`,
      },
      { term: 'WorkSafe', description: 'Compliant, for site managers who ask' },
      {
        term: 'Inspected',
        description:
          'With a maintenance program we look at the glass every quarter, so a cracked or loose pane gets caught early',
      },
    ],
    quote: 'Request an estimate for a claim',
  },
  afterHours: {
    eyebrow: 'After-hours and emergency service',
    title: 'Three in the morning costs the same as three in the afternoon.',
    summary: `A response to your call or text within ${claims.responseMinutes} minutes, guaranteed. Nothing extra at night.`,
    lead: `Owner, night manager or security desk: a call or a text gets a response within ${claims.responseMinutes} minutes, guaranteed, and in ${claims.averageResponseMinutes} on average. The opening is made safe first. Then you get the price in writing, free, and the repair starts when you agree.`,
    text: 'Text photos',
    hours: ['12 am', '3 am', 'Noon', '3 pm', '12 am'],
    extra: { value: '$0', unit: '', description: 'extra at night, on weekends and on holidays, 365 days a year' },
    picture:
      'A street of shops at night in the snow. A work lamp lights a cracked storefront; the opening beside it is boarded.',
  },
  contracts: {
    eyebrow: 'Volume pricing and maintenance contracts',
    title: 'Four visits a year, fewer surprises',
    summary: `Quarterly inspections, ${sayRange(claims.energy.maintenanceSavingsPercent)}% lower costs. Larger jobs cost less per window.`,
    lead: 'A preventive maintenance program means an inspection every quarter. Each season in Calgary is hard on glass in its own way.',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    quarters: [
      { name: 'First quarter', description: 'Deep cold, then a chinook. Every swing wears the edge seals.' },
      { name: 'Second quarter', description: 'Freeze and thaw. A winter chip can spread into a crack.' },
      { name: 'Third quarter', description: 'Strong sun ages a seal, and hail comes with the storms.' },
      { name: 'Fourth quarter', description: 'The first hard frost. Worn seals show up as drafts.' },
    ],
    saving: {
      value: formatRange(claims.energy.maintenanceSavingsPercent),
      unit: '%',
      description: 'cost reduction from maintenance programs',
    },
    termsTitle: 'Prices and terms',
    terms: [
      { term: 'Volume pricing', description: 'The more windows in a job, the less each one costs' },
      { term: 'Multi-year discounts', description: 'A lower price on an agreement that runs for several years' },
      { term: 'Multi-location agreements', description: 'Several addresses under one agreement' },
      { term: `Net ${claims.netDays}`, description: 'Terms for established accounts' },
      { term: 'Progress billing', description: 'Larger projects are billed in stages, as the work is done' },
    ],
    quote: 'Request a maintenance quote',
  },
  districts: {
    eyebrow: 'District expertise',
    title: 'Calgary, district by district',
    summary: `Average arrival: ${sayRange(arrivalMinutes.central)} minutes in the downtown core, ${sayRange(arrivalMinutes.extended)} in nearby towns.`,
    lead: 'The glass we look after in each, and the average emergency arrival.',
    columns: ['District', 'Areas', 'Specialty', 'Average arrival'],
    rows: [
      {
        name: 'Downtown core',
        areas: central.places,
        specialty: 'Office curtain wall, lobby glass and entrance doors',
        minutes: arrivalMinutes.central,
      },
      {
        name: 'Inner city',
        areas: innerCity.places,
        specialty: 'Main-street storefronts, restaurants and older brick buildings',
        minutes: arrivalMinutes.innerCity,
      },
      {
        name: 'Established',
        areas: established.places,
        specialty: 'Schools, clinics and neighbourhood shops',
        minutes: arrivalMinutes.suburban,
      },
      {
        name: 'Suburban',
        areas: suburban.places,
        specialty: 'Retail centres, medical offices and multi-location businesses',
        minutes: arrivalMinutes.suburban,
      },
      {
        name: 'Extended',
        areas: extendedAreas,
        specialty: 'Industrial buildings and highway retail',
        minutes: arrivalMinutes.extended,
      },
    ],
  },
  assessment: {
    eyebrow: 'Commercial assessment',
    title: 'Every pane looked at, every problem priced',
    summary: 'Free. We mark every cracked, fogged and drafty pane, and price it in writing.',
    lead: 'We walk the building with you and mark each pane that is cracked, fogged or drafty. The written estimate follows the same marks, so a board or landlord sees what they’re paying for.',
    points: [
      'Free, and nobody will pressure you to go ahead',
      'Evening and weekend appointments',
      'A look at glass, seals, frames and hardware',
      `A written estimate, valid for ${claims.estimateValidDays} days`,
    ],
    quote: 'Request a commercial assessment',
    picture:
      'Sample survey of an office front. Panes are lettered A to J across and numbered 1 to 6 upwards. Two are marked as cracked, three as fogged and three as drafty.',
    legend: [
      { fault: 'cracked', description: 'Cracked: replace' },
      { fault: 'fogged', description: 'Fogged: reseal or replace' },
      { fault: 'drafty', description: 'Drafty: new seals' },
    ],
    sample: 'A sample. Panes have a letter and a number, so C5 is C5 to everyone.',
  },
  schedule: {
    eyebrow: 'Three ways to book',
    title: 'Schedule service',
    lead: 'Glass broken now? Use the phone. For anything else, book any of these three ways.',
    line: {
      name: 'Direct line',
      description: 'Day or night, weekends and holidays too. Text the same number.',
    },
    online: {
      name: 'Online scheduling',
      detail: 'The form on this page',
      description: 'Describe the building and pick a time for us to call.',
      link: 'Schedule online',
    },
    email: {
      name: 'Email',
      description: `For plans, lists and photos. Replies within ${claims.replyHours} hours during business hours.`,
      subject: 'Commercial window service',
    },
  },
  related: {
    title: 'Additional Services',
    items: [
      {
        id: 'emergency',
        description: `Made safe first, at any hour. A response to your call or text within ${claims.responseMinutes} minutes, guaranteed.`,
      },
      { id: 'glass', description: 'Low-E, double-pane and safety glass, measured and fitted.' },
      { id: 'doublePane', description: 'Failed units across a façade, resealed or replaced one by one.' },
    ],
  },
  contact: {
    title: 'Tell us about the building.',
    lead: 'Quotes and assessments are free. Say how many panes, which floor and when the building is open.',
  },
} as const
