import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { mainTowns, namesInGroup, namesInQuadrant, neighbourhoods, serviceArea } from '../../content/places.ts'
import { capitalize, sayList } from '../../lib/format.ts'

/** The words of the contact page, in the order in which they stand. */
export const contact = {
  hero: {
    title: ['Contact us.', 'Any hour is fine.'],
    lead: 'We pick up 24 hours a day, 365 days a year. It’s the same price at night, on weekends and on holidays.',
    call: {
      name: 'Call',
      description: 'The quickest way, and the one to use if glass is broken now.',
    },
    text: { name: 'Text', description: 'A photo of the window often tells us what it needs.' },
    email: {
      name: 'Email',
      description: `Replies within ${claims.replyHours} hours during business hours.`,
      subject: `A question for ${business.shortName}`,
    },
    area: {
      name: 'Service area',
      detail: serviceArea,
      description: 'All four quadrants of the city, and the towns around it.',
      more: 'See where we go',
    },
  },
  form: {
    title: 'Request a free estimate',
    /** Takes the number of fields that the form requires, as a word. */
    lead: (requiredCount: string) => `${capitalize(requiredCount)} answers are enough to start.`,
    /** How soon somebody replies to a call, text or email. The form states its own time. */
    times: [
      {
        name: 'We respond to calls and texts',
        value: `within ${claims.responseMinutes} minutes`,
        description: `Guaranteed, day or night. The average is ${claims.averageResponseMinutes}.`,
      },
      {
        name: 'We answer emails',
        value: `within ${claims.replyHours} hours`,
        description: 'During business hours.',
      },
      {
        name: 'You get a written estimate',
        value: 'free of charge',
        description: 'On-site assessments, too.',
      },
    ],
  },
  next: {
    eyebrow: 'How we answer',
    title: 'What happens after you get in touch',
    lead: `We are a family business, and we have repaired Calgary windows since ${claims.since}.`,
    paragraphs: [
      'Tell us what you see: a crack, a draft, haze that won’t wipe off. A photo helps more than the right word for it. We will tell you whether it can be repaired, or whether somebody has to look at it first.',
      `A broken window is made safe first. You get the price in writing, and it holds for ${claims.estimateValidDays} days; the repair starts when you agree. Nobody will pressure you to buy, and evening and weekend appointments are available.`,
    ],
  },
  communities: {
    eyebrow: 'Served communities',
    title: 'Where we go',
    summary: `From downtown out to ${sayList(mainTowns)}.`,
    lead: 'The inner city, the suburban quadrants and the towns around them. The minutes on the map are average arrival times.',
    groups: [
      { name: 'Downtown core', places: neighbourhoods.central.places },
      { name: 'Inner city', places: neighbourhoods.innerCity.places },
      { name: 'Northwest', places: namesInQuadrant('Northwest') },
      { name: 'Northeast', places: namesInQuadrant('Northeast') },
      { name: 'Southwest', places: namesInQuadrant('Southwest') },
      { name: 'Southeast', places: namesInQuadrant('Southeast') },
      { name: 'Towns', places: namesInGroup('extended') },
    ],
    ask: `Not on the list? Ask us. We work across the ${serviceArea}.`,
  },
} as const
