import { formatAtLeast, formatMoneyRange, formatRange, sayRange } from '../lib/format.ts'
import { claims, prices } from './claims.ts'

/** The words of /services: the five problems a visitor recognises, in the order of the five-pane window. */
export const servicesPage = {
  hero: {
    subject: 'Window repair services in Calgary',
    title: 'Start with what you see.',
    lead: 'Five kinds of trouble, five services. Pick the pane that looks like yours, or send a photo and we will tell you which it is, free of charge.',
    menuLabel: 'Choose by what you see',
  },
  learnMore: { label: 'Learn More', about: 'about' },
  broken: {
    pane: 'Broken',
    subject: 'Emergency repair',
    title: 'The glass is broken.',
    lead: 'A storm, a break-in, an accident, or the cold itself. We take the call at any hour, make the opening safe first, then replace the glass. Keep clear of the pieces, and text us photos while you wait.',
    measure: {
      value: String(claims.averageResponseMinutes),
      unit: 'min',
      says: 'average response to an emergency call',
    },
    features: [
      'Open 24 hours a day, 365 days a year, at no extra charge',
      `A response within ${claims.responseMinutes} minutes, guaranteed`,
      'The opening secured before anything else',
      `Glass unit replacement, ${formatMoneyRange(prices.glassUnit)}, common sizes the same day`,
      'Assistance with your insurance claim',
    ],
    picture: 'A sash window at night. The upper glass is shattered, the lower opening is boarded.',
  },
  foggy: {
    pane: 'Foggy',
    subject: 'Foggy and double-pane repair',
    title: 'The view has gone foggy.',
    lead: `Haze you cannot wipe off sits between the panes. The edge seal has failed and damp air has found its way in, usually after ${sayRange(claims.sealFailureYears)} years. Often the frame can stay, and only the sealed unit needs work.`,
    features: [
      `Resealing, ${formatMoneyRange(prices.foggyReseal)} per window`,
      `A new glass unit for a foggy window, ${formatMoneyRange(prices.foggyUnit)}`,
      'Frame restoration, where the frame let the water in',
      `${formatRange(claims.energy.heatLossReductionPercent)}% less heat lost through the repaired window`,
    ],
    picture:
      'A window with one clear and one fogged pane, and a cut through its edge: the seal has cracked, and water lies on the spacer bar.',
  },
  drafty: {
    pane: 'Drafty',
    subject: 'Residential repair',
    title: 'It is cold beside the window.',
    lead: 'Drafts, stuck cranks and loose sashes, in heritage houses, suburban homes, condos and walkout basements. We find where the air gets in and close it. If the curtain moves with the window shut, start here.',
    features: [
      'Weatherization: new seals, weatherstripping and caulking',
      `Seal replacement, ${formatMoneyRange(prices.sealReplacement)} per window`,
      'Worn hardware repaired or replaced',
      'Double-pane and Low-E upgrades',
      'Security glass and better locks',
      'Evening and weekend appointments',
    ],
    picture: 'A window in winter, from the room. There is frost in its corners, and a draft lifts one curtain.',
  },
  storefront: {
    pane: 'Storefront',
    subject: 'Commercial repair',
    title: 'It is a storefront, an office or a school.',
    lead: 'Glass that customers, tenants and insurers all look at. One call covers making it safe, the new pane and the written estimate, for one building or for many.',
    features: [
      `Licensed, insured and bonded, with ${claims.liability} liability coverage`,
      'Pre-approved vendor status with commercial insurers',
      'After-hours service at no extra charge',
      `Net ${claims.netDays} for established accounts, and progress billing`,
      'Quarterly inspections under a maintenance program',
      'Multi-location agreements and multi-year discounts',
    ],
    picture:
      'A row of shop windows that mirrors downtown and the mountains. One pane is cracked, one opening is boarded.',
  },
  glass: {
    pane: 'New glass',
    subject: 'Window glass replacement',
    title: 'The frame is fine. The glass is not.',
    lead: `Cracked, scratched, fogged beyond saving, or simply old. We measure the opening, choose the glass with you and fit it to the frame you have. Windows more than ${claims.replacementAgeYears} years old may be worth replacing; we tell you which.`,
    features: [
      'Double-pane, Low-E and security glass',
      `Energy savings of ${formatRange(claims.energy.lowESavingsPercent)}% with Low-E glass`,
      'Common sizes installed the same day',
      'Custom glass made to the measured opening',
      `Manufacturer glass warranty, typically ${formatRange(claims.manufacturerWarrantyYears)} years`,
    ],
    picture: 'Six kinds of glass lean on a rail, with the Calgary skyline in them.',
  },
  reasons: {
    subject: 'Why choose us',
    title: 'Six things you can hold us to',
    lead: 'The same on every job, whichever of the five services you need.',
    list: [
      {
        value: String(claims.since),
        unit: '',
        name: 'Family owned since then',
        says: `${formatAtLeast(claims.yearsOfExperience)} years of Calgary windows, in homes and in commercial buildings.`,
      },
      {
        value: '24/7',
        unit: '',
        name: 'Open all year',
        says: `Nights, weekends and holidays included, at no extra charge. We guarantee a response within ${claims.responseMinutes} minutes.`,
      },
      {
        value: String(claims.sameDayPercent),
        unit: '%',
        name: 'Finished the same day',
        says: `Of all repairs. Customer satisfaction is ${claims.satisfaction.score} out of ${claims.satisfaction.outOf}, by our own count.`,
      },
      {
        value: String(claims.warrantyYears),
        unit: 'years',
        name: 'Warranty',
        says: 'On parts and labour, for repairs and for installations.',
      },
      {
        value: claims.liability,
        unit: '',
        name: 'Liability coverage',
        says: 'Licensed, insured and WorkSafe compliant. Commercial work is bonded too.',
      },
      {
        value: '$0',
        unit: '',
        name: 'For the quote',
        says: `Assessments are free too. The price comes in writing, stays valid for ${claims.estimateValidDays} days, and nobody will pressure you to buy.`,
      },
    ],
  },
  closing: {
    title: 'Not sure which one it is?',
    lead: 'Send a photo, or describe it on the phone. We tell you what it needs and what it is likely to cost, free of charge, at any hour of the day or night.',
    quote: { label: 'Request Free Quote', issue: 'other' },
  },
} as const
