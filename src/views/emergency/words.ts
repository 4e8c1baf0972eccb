import { arrivalMinutes, claims } from '../../content/claims.ts'
import { extendedAreas, neighbourhoods } from '../../content/places.ts'
import { sayList, sayNumber, sayRange } from '../../lib/format.ts'

const { innerCity, central, established, suburban } = neighbourhoods

/** The words of the emergency page, section by section, in the order in which they stand. */
export const emergency = {
  hero: {
    eyebrow: 'Emergency window repair in Calgary, 24/7',
    /** One string for each line. */
    title: ['Glass just broke?', 'We make it safe.'],
    lead: `We act on your call or text within ${claims.responseMinutes} minutes, guaranteed. First the opening is made safe. 3 a.m. costs the same.`,
    arrival: `Average arrival is about ${claims.averageArrivalMinutes} minutes:`,
    arrivals: 'see your area',
    first: { what: 'Call 911 first', when: 'if anyone is hurt, or if someone may still be inside.' },
    hotline: 'Emergency hotline:',
    textLead: 'Can’t talk? Send a picture of the damage to the same number.',
    text: 'Text photos of the damage',
    picture: 'The city through the window in a snowstorm; one pane is shattered and snow blows in.',
  },
  guarantee: {
    eyebrow: 'Response guarantee',
    title: `Within ${claims.responseMinutes} minutes. On average, ${claims.averageResponseMinutes}.`,
    lead: 'The guarantee is the response: somebody takes your call or text and acts on it. Arrival depends on where you are; see the averages by area.',
    response: {
      name: 'Response, guaranteed',
      description: 'Day, night, weekend or holiday. Each dot below is one minute.',
    },
    average: { name: 'Response, on average', description: 'From your call or text.' },
    sameDay: { name: 'Of jobs', description: 'finished the same day.' },
    satisfaction: {
      name: 'Satisfaction',
      description: `Our own figure, out of ${sayNumber(claims.satisfaction.outOf)}.`,
    },
  },
  situations: {
    eyebrow: 'Emergency situations',
    title: 'Four emergencies, and what to do first',
    lead: 'We make it safe, then repair it. These steps keep people safe until we get there.',
    label: 'Four emergencies',
    until: 'Until we arrive',
    items: [
      {
        drawing: 'stormDamage',
        name: 'Storm damage',
        description:
          'Hail, a branch, a chinook gust. We close the opening against the weather, then replace the glass.',
        advice: [
          'Leave the room and shut the door.',
          'Keep people and pets away from the glass.',
          'Don’t cover the opening unless you can reach it safely.',
        ],
      },
      {
        drawing: 'breakIn',
        name: 'Break-in',
        description:
          'A forced window or a smashed door. We secure the opening first, then repair glass, frame and hardware.',
        advice: [
          'If someone may still be inside, stay out and call 911.',
          'Don’t touch anything until police have been.',
          'Take photos only from where you are safe.',
        ],
      },
      {
        drawing: 'accident',
        name: 'Accident',
        description:
          'A ball, a ladder, a slammed door. No explanation needed. Common glass sizes are installed the same day.',
        advice: [
          'If anyone is hurt, call 911 before you call us.',
          'Wear shoes, and keep children away.',
          'Leave loose pieces where they are.',
        ],
      },
      {
        drawing: 'coldCrack',
        name: 'Weather',
        description: 'Deep cold or a fast thaw can crack a pane right across. We make it safe before anything else.',
        advice: [
          'Keep clear, and don’t press on the crack.',
          'Keep heaters and hot water away from cold glass.',
          'Close the door to keep the heat in.',
        ],
      },
    ],
  },
  response: {
    eyebrow: 'How an emergency repair goes',
    title: 'The response, in four steps',
    label: 'Four steps of an emergency repair',
    lead: 'One opening, from broken to clear. It is made safe first. Then you get the price in writing, and the repair starts when you agree.',
    steps: [
      {
        drawing: 'assessment',
        name: 'Assessment',
        description: 'On arrival we look at the glass, the frame and what is behind it. The assessment is free.',
      },
      {
        drawing: 'securing',
        name: 'Site securing',
        description:
          'At any hour: loose glass comes out and the opening is closed. It stays closed while a pane is made.',
      },
      {
        drawing: 'repair',
        name: 'Repair',
        description: `It starts when you agree to the written price. Common sizes are installed the same day; a window takes ${sayRange(claims.repairHours)} hours.`,
      },
      {
        drawing: 'inspection',
        name: 'Final inspection',
        description: `We check the fit, the seal and the hardware with you. Parts and labour are under warranty for ${claims.warrantyYears} years.`,
      },
    ],
  },
  equipment: {
    eyebrow: 'Equipment carried',
    title: 'On the van, so one trip can do it',
    summary: 'Glass, boards, seals, lifters, lights: nine things on the van.',
    lead: `What’s on the van. ${claims.sameDayPercent}% of jobs are finished the same day.`,
    picture: 'The service van opened up, with nine numbered items in it and on its roof; the list names them.',
    items: [
      { name: 'Glass', description: 'Common sizes, carried upright' },
      { name: 'Boards', description: 'For openings that have to wait for glass' },
      { name: 'Spacers, seals and hardware', description: 'The small parts a sash needs' },
      { name: 'Hand tools and sealant', description: 'For stripping out and setting glass' },
      { name: 'Suction lifters', description: 'To carry a pane and set it straight' },
      { name: 'Measuring gear', description: 'For sizing custom panes' },
      { name: 'Work lights', description: 'For working after dark' },
      { name: 'Vacuum', description: 'For slivers of glass on sill and floor' },
      { name: 'Ladder', description: 'For upper floors and high transoms' },
    ],
  },
  coverage: {
    eyebrow: 'Coverage by area',
    title: 'How soon we can be there',
    summary: `${sayRange(arrivalMinutes.central)} minutes downtown, ${sayRange(arrivalMinutes.suburban)} in the suburbs, ${sayRange(arrivalMinutes.extended)} in nearby towns.`,
    lead: `Emergency arrival is about ${claims.averageArrivalMinutes} minutes on average. The closer to downtown, the sooner. Toward its edge the map is not to scale.`,
    caption: 'Average emergency arrival by area',
    columns: ['Area', 'Communities', 'Arrival'],
    rows: [
      { zone: 'central', area: 'Downtown core', places: central.places, minutes: arrivalMinutes.central },
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
    eyebrow: 'Insurance assistance',
    title: 'The paperwork is part of the job',
    summary: `A free written estimate for your insurer, valid for ${claims.estimateValidDays} days.`,
    lead: 'Your insurer decides what is covered. We document the damage and the cost.',
    points: [
      `A free written estimate, valid for ${claims.estimateValidDays} days, that says what broke and how we fix it.`,
      'The photos you text us show the damage as it was: keep them.',
      `Licensed and insured, WorkSafe compliant, ${claims.liability} liability coverage.`,
      'For businesses: pre-approved vendor status with commercial insurers.',
    ],
    payment: `Pay on completion. We take ${sayList(claims.payment)}. Larger projects can go on a payment plan.`,
    quote: 'Request a written estimate',
    sample: {
      mark: 'Sample',
      title: 'Written estimate',
      lines: [
        { term: 'What broke', description: 'One sealed unit' },
        { term: 'Cause', description: 'Storm' },
        { term: 'Made safe', description: 'Same visit' },
        { term: 'To do', description: 'New glass, same frame' },
        { term: 'Warranty', description: `${claims.warrantyYears} years, parts and labour` },
      ],
      valid: { value: String(claims.estimateValidDays), unit: 'days valid' },
      note: 'A made-up example of an estimate.',
    },
  },
  contact: {
    eyebrow: 'Emergency contact',
    title: 'One number, any hour',
    lead: 'Open 24 hours a day, 365 days a year. Nights, weekends and holidays cost nothing extra.',
    text: 'Text photos',
    ready: {
      name: 'Have this ready',
      list: [
        'The address, and which door to use',
        'What broke, and roughly how big it is',
        'A photo, from a safe distance',
      ],
    },
    email: { name: 'Rather email?', description: 'Calling is quicker.', subject: 'Emergency window repair' },
  },
  related: {
    title: 'Other Window Services',
    items: [
      { id: 'glass', description: 'New glass, measured and fitted in the frame you have.' },
      { id: 'residential', description: 'Drafts and tired seals, before the next storm finds them.' },
      {
        id: 'commercial',
        description: `Storefronts, offices and schools, with Net ${claims.netDays} terms for established accounts.`,
      },
      { id: 'doublePane', description: 'Foggy between the panes? We reseal the unit or replace its glass.' },
    ],
  },
  contactForm: {
    title: 'Not an emergency? Ask for a quote.',
    lead: 'If it can wait until morning, send this instead. Quotes and assessments are free.',
  },
} as const
