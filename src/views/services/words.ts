import { claims, prices } from '../../content/claims.ts'
import { formatAtLeast, formatMoneyRange, formatRange, sayRange } from '../../lib/format.ts'

/** The words of /services: the five problems a visitor recognises, in the order of the five-pane window. */
export const servicesPage = {
  hero: {
    eyebrow: 'Window repair services in Calgary',
    title: 'Start with what you see.',
    lead: 'Pick the pane that looks like yours. Or send a photo: we’ll tell you what it is, free.',
    menuLabel: 'Choose by what you see',
  },
  learnMore: { label: 'Learn More', about: 'about' },
  broken: {
    pane: 'Broken',
    line: 'Broken glass, any hour.',
    eyebrow: 'Emergency repair',
    title: 'The glass is broken.',
    lead: 'Safe first, then a free written quote.',
    measure: {
      value: String(claims.averageResponseMinutes),
      unit: 'min',
      description: 'average response to a call or text',
    },
    features: [
      `A response within ${claims.responseMinutes} minutes, guaranteed`,
      'Day or night, all year, at no extra charge',
      'A final inspection when the repair is done',
    ],
    more: {
      title: 'What new glass costs, and insurance',
      features: [
        `Glass unit replacement, ${formatMoneyRange(prices.glassUnit)} per window, common sizes the same day`,
        'Assistance with your insurance claim',
      ],
    },
    quote: { label: 'Request a quote for broken glass', issue: 'broken' },
    picture: 'A sash window at night, shattered above and boarded below.',
  },
  foggy: {
    pane: 'Foggy',
    line: 'Haze between the panes.',
    eyebrow: 'Foggy and double-pane repair',
    title: 'The view has gone foggy.',
    lead: `The seal between the panes has failed, as most do after about ${sayRange(claims.sealFailureYears)} years.`,
    features: [
      `Resealing, ${formatMoneyRange(prices.foggyReseal)} per window`,
      `New unit for fog, ${formatMoneyRange(prices.foggyUnit)} per window`,
      `${formatRange(claims.energy.heatLossReductionPercent)}% less heat lost through the window`,
      'Frame restoration, where the frame let water in',
    ],
    quote: { label: 'Request a quote for foggy windows', issue: 'foggy' },
    picture: 'A clear and a fogged pane, and a cut through the cracked seal.',
  },
  drafty: {
    pane: 'Drafty',
    line: 'Drafts, locks and cranks.',
    eyebrow: 'Residential repair',
    title: 'It’s cold by the window.',
    lead: 'If the curtain moves while the window is shut, air is getting in.',
    features: [
      'New seals, weatherstripping and caulking',
      `Seal replacement, ${formatMoneyRange(prices.sealReplacement)} per window`,
      'Worn cranks and locks repaired or replaced',
    ],
    more: {
      title: 'Upgrades, security and appointments',
      features: ['Double-pane and Low-E upgrades', 'Security glass and locks', 'Evening and weekend appointments'],
    },
    quote: { label: 'Request a quote for drafty windows' },
    picture: 'A window with frost in its corners. A draft lifts one curtain.',
  },
  storefront: {
    pane: 'Storefront',
    line: 'Shops, offices, clinics.',
    eyebrow: 'Commercial repair',
    title: 'It’s a storefront or office.',
    lead: 'Shops, clinics, schools: glass your customers and tenants see every day.',
    features: [
      'Licensed, insured and bonded',
      'After-hours service at no extra charge',
      `Net ${claims.netDays} terms for established accounts`,
    ],
    more: {
      title: 'Insurers, inspections, multi-site',
      features: [
        'Pre-approved vendor status with commercial insurers',
        'Progress billing',
        'Preventive maintenance with quarterly inspections',
        `${formatRange(claims.energy.maintenanceSavingsPercent)}% cost reduction from maintenance programs`,
        'Multi-location agreements',
        'Multi-year discounts',
      ],
    },
    quote: { label: 'Request a commercial quote', issue: 'commercial' },
    picture: 'A row of shop windows. One pane is cracked, one opening is boarded.',
  },
  glass: {
    pane: 'New glass',
    line: 'New glass, same frame.',
    eyebrow: 'Window glass replacement',
    title: 'The frame is fine. The glass is not.',
    lead: `New glass for your frame. Windows ${claims.replacementAgeYears} or more years old may be worth replacing.`,
    features: [
      'Double-pane, Low-E and security glass',
      'Common sizes installed the same day',
      `${formatRange(claims.energy.lowESavingsPercent)}% energy savings with Low-E glass`,
    ],
    more: {
      title: 'Custom glass and its warranty',
      features: [
        'Custom glass made to the measured opening',
        `Manufacturer glass warranty, typically ${sayRange(claims.manufacturerWarrantyYears)} years`,
      ],
    },
    quote: { label: 'Request a quote for new glass' },
    picture: 'Six kinds of glass on a rail, with the skyline in them.',
  },
  reasons: {
    eyebrow: 'Why choose us',
    title: 'Six things you can hold us to',
    lead: 'The same on every job.',
    list: [
      {
        value: String(claims.since),
        unit: '',
        name: 'Family owned',
        description: `In business ever since: ${formatAtLeast(claims.yearsOfExperience)} years of experience`,
      },
      {
        value: '24/7',
        unit: '',
        name: 'Open all year',
        description: 'Nights, weekends and holidays at no extra charge',
      },
      {
        value: String(claims.sameDayPercent),
        unit: '%',
        name: 'Of jobs finished the same day',
        description: `Satisfaction ${claims.satisfaction.score}/${claims.satisfaction.outOf}, our own figure`,
      },
      {
        value: String(claims.warrantyYears),
        unit: 'years',
        name: 'Warranty',
        description: 'Parts and labour, for repairs and for installations',
      },
      {
        value: claims.liability,
        unit: '',
        name: 'Liability coverage',
        description: 'Licensed, insured, WorkSafe compliant',
      },
      {
        value: '$0',
        unit: '',
        name: 'For the quote',
        description: `In writing, valid ${claims.estimateValidDays} days, no pressure`,
      },
    ],
  },
  closing: {
    title: 'Not sure which one it is?',
    lead: 'Send a photo, or call. We’ll tell you what it needs, free.',
    quote: 'Request Free Quote',
  },
} as const
