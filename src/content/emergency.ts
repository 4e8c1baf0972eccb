import { sayList, sayRange } from '../lib/format.ts'
import { extendedAreas, neighbourhoods } from './areas.ts'
import { arrivalMinutes, claims } from './claims.ts'

const { innerCity, central, established, suburban } = neighbourhoods

/** The words of the emergency page, band by band, in the order in which they stand. */
export const emergency = {
  hero: {
    subject: 'Emergency window repair in Calgary, 24/7',
    /** Line by line: the break keeps the sense. */
    title: ['Glass just broke?', 'We’re up.'],
    lead: `Somebody takes your call or text and acts on it within ${claims.responseMinutes} minutes. That is a guarantee, and it costs the same at 3 p.m. and 3 a.m.`,
    hotline: 'Emergency hotline:',
    textLead: 'Can’t talk? Send a picture of the damage to the same number.',
    text: 'Text photos of the damage',
    picture: 'The city through the window in a snowstorm; one pane is shattered and snow blows in.',
  },
  guarantee: {
    subject: 'Response guarantee',
    title: `Within ${claims.responseMinutes} minutes. On average, ${claims.averageResponseMinutes}.`,
    lead: 'The guarantee is the response: somebody takes the call and acts on it. The drive depends on where you are, as the map below shows.',
    response: {
      name: 'Response, guaranteed',
      says: 'Day, night, weekend or holiday. Each hole in the bar is one minute.',
    },
    average: { name: 'Response, on average', says: 'from your call or text' },
    sameDay: { name: 'Completed the same day', says: `${claims.sameDayPercent} of every 100 jobs` },
    satisfaction: { name: 'Satisfaction', says: 'Our own figure, out of five' },
  },
  situations: {
    subject: 'Emergency situations',
    title: 'Four emergencies, and what to do first',
    lead: 'We make it safe, then repair it. These steps keep people safe until we are there.',
    label: 'Four emergencies',
    until: 'Until we arrive',
    items: [
      {
        drawing: 'storm-damage',
        name: 'Storm damage',
        says: 'Hail, a branch, a chinook gust. We close the opening against the weather, then replace the glass.',
        advice: [
          'Leave the room and shut its door.',
          'Keep people and pets away from the glass.',
          'Cover nothing that you cannot reach safely.',
        ],
      },
      {
        drawing: 'break-in',
        name: 'Break-in',
        says: 'A forced window or a smashed door. We secure the opening first, then repair glass, frame and hardware.',
        advice: [
          'If someone may still be inside, stay out and call 911.',
          'Touch nothing until the police have seen it.',
          'Take photos only from where you are safe.',
        ],
      },
      {
        drawing: 'accident',
        name: 'Accident',
        says: 'A ball, a ladder, a slammed door. No explanation needed. Common glass sizes are installed the same day.',
        advice: [
          'If anyone is hurt, call 911 before you call us.',
          'Wear shoes, and keep children away.',
          'Leave loose pieces where they are.',
        ],
      },
      {
        drawing: 'cold-crack',
        name: 'Weather',
        says: 'Deep cold or a fast thaw can run a crack across a pane by itself. We make it safe before anything else.',
        advice: [
          'Keep clear, and do not press on the crack.',
          'Keep heaters and hot water away from cold glass.',
          'Close the door of the room to hold the heat.',
        ],
      },
    ],
  },
  response: {
    subject: 'How an emergency repair goes',
    title: 'The response, in four steps',
    label: 'Four steps of an emergency repair',
    lead: 'One opening, from broken to clear. The price comes first, free and in writing.',
    steps: [
      {
        drawing: 'assessment-step',
        name: 'Assessment',
        says: 'We look at the glass, the frame and what is behind it. The assessment is free and the estimate is written.',
      },
      {
        drawing: 'securing-step',
        name: 'Site securing',
        says: 'Loose glass comes out and the opening is closed, whatever the hour. The weather stays out, and so does everyone else.',
      },
      {
        drawing: 'repair-step',
        name: 'Repair',
        says: `Common sizes are installed the same day. A window takes ${sayRange(claims.repairHours)} hours. If a pane has to be made, the opening stays closed until it comes.`,
      },
      {
        drawing: 'inspection-step',
        name: 'Final inspection',
        says: `We check the fit, the seal and the hardware with you. Parts and labour are under warranty for ${claims.warrantyYears} years.`,
      },
    ],
  },
  equipment: {
    subject: 'Equipment carried',
    title: 'On board, so that one trip can be enough',
    answer: 'Glass, boards, seals, lifters, lights: nine things in the van, ready to leave.',
    lead: `The van leaves stocked, and ${claims.sameDayPercent}% of jobs are completed the same day.`,
    picture: 'The service van opened up, with nine numbered items in it and on its roof; the list names them.',
    items: [
      { name: 'Glass', says: 'Common sizes, carried upright' },
      { name: 'Boards', says: 'For an opening that must wait for glass' },
      { name: 'Spacers, seals and hardware', says: 'The small parts a sash needs' },
      { name: 'Hand tools and sealant', says: 'For stripping out and setting glass' },
      { name: 'Suction lifters', says: 'To carry a pane and set it true' },
      { name: 'Measuring gear', says: 'So that a custom pane is ordered once' },
      { name: 'Work lights', says: 'For the hours after dark' },
      { name: 'Vacuum', says: 'For splinters on the sill and the floor' },
      { name: 'Ladder', says: 'For upper floors and high transoms' },
    ],
  },
  coverage: {
    subject: 'Coverage by area',
    title: 'How soon we reach you',
    answer: `${sayRange(arrivalMinutes.core)} minutes downtown, ${sayRange(arrivalMinutes.suburban)} in the suburbs, ${sayRange(arrivalMinutes.extended)} in the towns.`,
    lead: 'Average emergency arrival. The nearer the centre, the sooner. The map squeezes distance towards its edge.',
    caption: 'Average emergency arrival by area',
    columns: ['Area', 'Communities', 'Arrival'],
    rows: [
      { zone: 'core', area: 'Downtown core', places: central.places, minutes: arrivalMinutes.core },
      { zone: 'innerCity', area: 'Inner city', places: innerCity.places, minutes: arrivalMinutes.innerCity },
      {
        zone: 'suburban',
        area: 'Suburban',
        places: [...established.places, ...suburban.places],
        minutes: arrivalMinutes.suburban,
      },
      { zone: 'extended', area: 'Extended areas', places: extendedAreas, minutes: arrivalMinutes.extended },
    ],
  },
  insurance: {
    subject: 'Insurance assistance',
    title: 'The paperwork is part of the job',
    answer: `A written estimate with photos, free, valid for ${claims.estimateValidDays} days.`,
    lead: 'Your insurer decides what is covered. We help by putting the facts in writing.',
    points: [
      `A free written estimate, valid for ${claims.estimateValidDays} days, that says what broke and what it takes.`,
      'The photos you text us show the damage as it was: keep them.',
      `Licensed and insured, WorkSafe compliant, ${claims.liability} liability coverage.`,
      'For businesses: pre-approved vendor status with commercial insurers.',
    ],
    payment: `Payment is due on completion, by ${sayList(claims.payment)}. Larger projects can go on a payment plan.`,
    quote: 'Request a written estimate',
    sample: {
      mark: 'Sample',
      title: 'Written estimate',
      lines: [
        { term: 'What broke', says: 'One sealed unit' },
        { term: 'Cause', says: 'Storm' },
        { term: 'Made safe', says: 'Same visit' },
        { term: 'To do', says: 'New glass, same frame' },
        { term: 'Warranty', says: `${claims.warrantyYears} years, parts and labour` },
      ],
      valid: { value: String(claims.estimateValidDays), unit: 'days valid' },
      note: 'A made-up example of an estimate.',
    },
  },
  contact: {
    subject: 'Emergency contact',
    title: 'One number, every hour',
    lead: 'Open 24 hours a day, 365 days a year. Nights, weekends and holidays cost nothing extra.',
    text: 'Text photos',
    notes: [
      {
        name: 'Call 911 first',
        says: ['If anyone is hurt, or if someone may still be inside. Then call us.'],
      },
      {
        name: 'Have this ready',
        says: [
          'The address, and which door to use',
          'What broke, and roughly how big it is',
          'A photo, from a safe distance',
        ],
      },
    ],
    email: { name: 'Writing instead?', says: 'Calling is quicker.', subject: 'Emergency window repair' },
  },
  related: {
    title: 'Other Window Services',
    items: [
      { id: 'glass', says: 'New glass, measured and fitted in the frame you have.' },
      { id: 'residential', says: 'Drafts and tired seals, before the next storm finds them.' },
      {
        id: 'commercial',
        says: `Storefronts, offices and schools, with Net ${claims.netDays} terms for established accounts.`,
      },
      { id: 'doublePane', says: 'Haze between the panes: the unit is resealed or its glass replaced.' },
    ],
  },
  contactForm: {
    title: 'Not an emergency? Tell us about the window.',
    lead: 'If it can wait until morning, send this instead. Quotes and assessments are free.',
  },
} as const
