import { claims, prices } from '../../content/claims.ts'
import { pageFaqs } from '../../content/faqs.ts'
import { capitalize, formatAtLeast, formatMoneyRange, formatRange, sayList, sayNumber } from '../../lib/format.ts'

/** The words of the home page, section by section, in the order in which they stand. */
export const home = {
  hero: {
    eyebrow: 'Window repair and glass replacement in Calgary',
    title: 'Get your view back.',
    lead: `Broken, foggy or drafty? Call, or text us a photo. We respond within ${claims.responseMinutes} minutes, day or night. Nights, weekends and holidays cost nothing extra.`,
    cleared: 'Clear again',
    hint: 'Wipe the glass',
    sliderLabel: 'Clear the fog from the window',
    facts: [
      {
        value: String(claims.averageResponseMinutes),
        unit: 'min',
        description: 'average response to a call or text',
      },
      { value: String(claims.sameDayPercent), unit: '%', description: 'of jobs finished the same day' },
      {
        value: String(claims.satisfaction.score),
        unit: `/${claims.satisfaction.outOf}`,
        description: 'customer satisfaction, our own figure',
      },
      { value: '$0', unit: '', description: 'extra at night, on weekends or on holidays' },
    ],
  },
  emergency: {
    eyebrow: 'Emergency window repair',
    title: 'Glass broken right now?',
    lead: 'Storm, break-in, accident or deep cold. Tell us what happened and we’ll act. Text photos while you wait.',
    text: 'Text photos of the damage',
    readings: [
      { value: '0', unit: '', description: 'You call or text' },
      { value: String(claims.averageResponseMinutes), unit: 'min', description: 'Average response' },
      { value: String(claims.responseMinutes), unit: 'min', description: 'Guaranteed response' },
    ],
    steps: [
      { name: 'Assess', description: 'Tell us what happened. We look at the damage and the opening.' },
      { name: 'Secure', description: 'The opening is made safe first. Then you get a free written quote.' },
      { name: 'Repair', description: 'It starts when you agree. Common glass sizes are installed the same day.' },
      {
        name: 'Inspect',
        description: `A final check with you, and a ${claims.warrantyYears}-year warranty on parts and labour.`,
      },
    ],
    stepsTitle: 'We assess, secure, repair, inspect',
    more: 'What happens when you call',
  },
  residential: {
    eyebrow: 'Residential window repair',
    title: 'Whatever kind of window your home has',
    lead: 'Tell us what you see. We’ll tell you, for free, if it can be repaired and what it costs.',
    homesLabel: 'Four types of home',
    homes: [
      {
        drawing: 'heritage',
        name: 'Heritage homes',
        description: 'Wood sashes and divided lites, with glass matched to what is there.',
      },
      {
        drawing: 'suburban',
        name: 'Modern suburban',
        description: 'Picture windows and casements with tired seals, cranks and locks.',
      },
      {
        drawing: 'condo',
        name: 'Condos and townhouses',
        description: 'Tall fixed units and balcony doors, sealed against drafts and heat loss.',
      },
      {
        drawing: 'walkout',
        name: 'Walkout basements',
        description: 'Patio doors and low windows, with security glass and better locks.',
      },
    ],
    more: 'Window repair for your home',
    quote: 'Request a quote for my home',
  },
  commercial: {
    eyebrow: 'Commercial window repair',
    title: 'Everyone sees the one cracked pane.',
    lead: 'Offices, shops, restaurants, clinics, schools and industrial buildings. Licensed, insured and bonded.',
    termsTitle: `Net ${claims.netDays}, insurers, inspections, multi-site`,
    terms: [
      `Net ${claims.netDays} terms for established accounts, and progress billing`,
      'Pre-approved vendor status with commercial insurers',
      'Quarterly inspections under a preventive maintenance program',
      'Multi-location agreements',
      'Multi-year discounts',
    ],
    picture: 'An office front that mirrors the mountains; one pane is cracked.',
    more: 'Glass for businesses',
    quote: 'Request a commercial quote',
  },
  glass: {
    eyebrow: 'Window glass replacement',
    title: 'New glass for the frame you have',
    lead: 'Tempered, Low-E, tinted, obscure, laminated, or a whole double-pane unit. We measure the opening, and the frame stays.',
    facts: [
      { term: 'Same day', description: 'for common sizes' },
      {
        term: `${claims.customGlassDays.home} days`,
        description: `about ${claims.customGlassDays.home} business days for custom glass`,
      },
      { term: `${formatRange(claims.energy.lowESavingsPercent)}%`, description: 'energy savings with Low-E glass' },
    ],
    picture: 'Six sheets of glass lean on a rail: tempered, tinted, laminated, obscure, Low-E and a double-pane unit.',
    more: 'How glass replacement works',
    quote: 'Request a glass quote',
  },
  foggy: {
    eyebrow: 'Foggy window specialists',
    title: 'You can’t wipe it off because it’s inside.',
    lead: 'When the seal around the edge cracks, damp air condenses where you can’t wipe it. Often the window itself can stay.',
    facts: [
      { term: `${formatRange(claims.sealFailureYears)} yrs`, description: 'when most seals fail' },
      { term: formatMoneyRange(prices.foggyReseal), description: 'to reseal a foggy window' },
      { term: `Up to ${claims.energy.sealedSavingsPercent}%`, description: 'energy savings with sealed windows' },
    ],
    picture: 'Cross-section of a double-pane unit at the sill. Its edge seal has cracked and lets damp air in.',
    labels: {
      outsidePane: { name: 'Outside pane' },
      insidePane: { name: 'Inside pane' },
      sealedSpace: { name: 'Sealed space', note: 'Fog sits here, out of reach' },
      spacerBar: { name: 'Spacer bar', note: 'Holds the panes apart' },
      edgeSeal: { name: 'Edge seal', note: 'Cracked: damp air gets in' },
    },
    more: 'How foggy windows are repaired',
    quote: 'Request a quote for a foggy window',
  },
  why: {
    eyebrow: 'Why choose us',
    title: 'Reasons you can check',
    lead: 'What you can hold us to, in plain numbers.',
    /** The first is what a visitor asks for before anybody comes: it is the largest. */
    reasons: [
      {
        value: claims.liability,
        unit: '',
        name: 'Liability coverage',
        description: 'Licensed, insured, WorkSafe compliant',
      },
      {
        value: String(claims.warrantyYears),
        unit: 'years',
        name: 'Warranty',
        description: 'On parts and labour, repairs and installations',
      },
      { value: '24/7', unit: '', name: '365 days a year', description: 'Nights, weekends and holidays included' },
      {
        value: String(claims.estimateValidDays),
        unit: 'days',
        name: 'Your estimate holds',
        description: 'Written, free, no pressure',
      },
      {
        value: String(claims.since),
        unit: '',
        name: 'Family owned',
        description: `In business ever since: ${formatAtLeast(claims.yearsOfExperience)} years of Calgary windows`,
      },
    ],
    ask: 'Not sure it’s worth fixing? Send a photo and we’ll tell you.',
  },
  areas: {
    eyebrow: 'Service areas',
    title: 'How soon we reach you',
    lead: 'Average emergency arrival, by area.',
  },
  how: {
    eyebrow: 'How it works',
    title: `From first call to ${sayNumber(claims.warrantyYears)}-year warranty`,
    label: 'Five steps of a repair',
    lead: 'One window, five steps, and what you can count on at each.',
    moments: [
      {
        drawing: 'call',
        ticks: claims.responseMinutes,
        name: 'You call or text',
        measure: `Response within ${claims.responseMinutes} minutes`,
        description: `Guaranteed, day or night; ${claims.averageResponseMinutes} minutes is the average. A photo of the damage helps.`,
      },
      {
        drawing: 'price',
        ticks: 1,
        name: 'You get a price',
        measure: 'Free and in writing',
        description: `It holds for ${claims.estimateValidDays} days, and nobody will pressure you to buy.`,
      },
      {
        drawing: 'work',
        ticks: claims.repairHours.to,
        name: 'We do the work',
        measure: `${formatRange(claims.repairHours)} hours per window`,
        description: `${claims.sameDayPercent}% of jobs are finished the same day. Custom glass takes about ${claims.customGlassDays.home} business days.`,
      },
      {
        drawing: 'check',
        ticks: 1,
        name: 'You look, then pay',
        measure: 'Due on completion',
        description: `We go over it with you. ${capitalize(sayList(claims.payment))}.`,
      },
      {
        drawing: 'warranty',
        ticks: claims.warrantyYears,
        name: 'The warranty starts',
        measure: `${claims.warrantyYears} years on parts and labour`,
        description: 'For repairs and installations alike.',
      },
    ],
  },
  questions: {
    eyebrow: 'Questions',
    title: 'Common questions',
    lead: 'Not answered here? Ask a person, at any hour.',
    more: `See all ${pageFaqs.length} questions`,
  },
  closing: {
    title: 'Day or night, same price.',
    lead: 'We answer 24 hours a day, 365 days a year. Call now, or send a photo and go back to bed.',
  },
} as const
