import { business } from '../../content/business.ts'
import { claims } from '../../content/claims.ts'
import { pages } from '../../content/pages.ts'
import { capitalize, formatAtLeast, formatRange, sayNumber, sayRange } from '../../lib/format.ts'

/** The chart goes past our own years and those of a seal, in steps of five. */
const chartYears = Math.ceil((Math.max(claims.yearsOfExperience, claims.sealFailureYears.to) + 1) / 5) * 5

/** The words of the about page, section by section, in the order in which they stand. */
export const about = {
  hero: {
    eyebrow: `About ${business.shortName}`,
    title: ['Fixing windows', 'in Calgary', `since ${claims.since}.`],
    lead: 'We are a family-owned business. We repair windows and replace glass for homes and businesses in Calgary and the towns around it, at any hour.',
    picture: `A frosted window pane in which the year ${claims.since} is left clear. Downtown Calgary and the mountains show through the figures.`,
  },
  story: {
    eyebrow: 'Our story',
    title: 'The windows that were new when we opened are fogging now.',
    lead: `${business.shortName} opened in ${claims.since}. The seal in a double-pane window fails after about ${sayRange(claims.sealFailureYears)} years, so a window from our first year may well have clouded over since.`,
    more: 'How we work, and why we repair first',
    paragraphs: [
      'It’s an odd way to tell a company’s age, but a fair one: we’ve seen how repairs hold up. And a family business can keep its rules short. Answer the phone, say what it costs before the work starts, and put it in writing.',
      'So our first question is always the same: can it be repaired? A pane that fogs can often be resealed. A draft is often just a worn seal. When glass does have to be replaced, the frame can often stay.',
      'Calgary does the rest. Chinook winds, deep cold and strong sun work on every seal in the city, and that’s the weather we’ve worked in from the start.',
    ],
    chart: {
      title: 'Years compared',
      unit: 'years',
      length: chartYears,
      every: 1,
      scale: Array.from({ length: chartYears / 5 + 1 }, (_, step) => step * 5),
      rows: [
        {
          name: 'In business',
          note: `Since ${claims.since}`,
          value: formatAtLeast(claims.yearsOfExperience),
          range: { from: 0, to: claims.yearsOfExperience },
          possible: { from: claims.yearsOfExperience, to: chartYears },
        },
        {
          name: 'A window seal',
          note: 'Fails somewhere in here',
          value: formatRange(claims.sealFailureYears),
          range: claims.sealFailureYears,
        },
        {
          name: 'Our warranty',
          note: 'Parts and labour',
          value: String(claims.warrantyYears),
          range: { from: 0, to: claims.warrantyYears },
        },
      ],
    },
  },
  apart: {
    title: 'What Sets Us Apart',
    lead: 'Four things you can check before you let us near a window.',
    label: 'Four things that set us apart',
    licensed: {
      title: 'Licensed & Insured',
      layers: ['Licensed for the work', 'Insured for liability', 'WorkSafe compliant'],
      description: 'Commercial work is bonded as well.',
      figure: { value: claims.liability, unit: '', description: 'liability coverage' },
    },
    quality: {
      title: 'Quality Guaranteed',
      description: `Repairs and installations are under warranty for ${claims.warrantyYears} years, parts and labour. The glass has its manufacturer’s, typically ${sayRange(claims.manufacturerWarrantyYears)} years.`,
      figure: { value: String(claims.warrantyYears), unit: 'years', description: 'one pane for each year of warranty' },
    },
    family: {
      title: 'Family Owned',
      description: `You get a written estimate, it holds for ${claims.estimateValidDays} days, and nobody will pressure you to decide.`,
      figure: { value: String(claims.since), unit: '', description: 'the year we opened' },
    },
    hours: {
      title: '24/7 Available',
      description: `Every hour of every day of the year, with no extra charge at night, on weekends or on holidays. Your call or text gets a response within ${claims.responseMinutes} minutes, guaranteed.`,
      scale: ['12 am', '6 am', 'Noon', '6 pm', '12 am'],
      figure: { value: '$0', unit: '', description: 'extra, at any hour' },
    },
  },
  experience: {
    eyebrow: 'Our experience',
    title: `${capitalize(sayNumber(claims.yearsOfExperience))}-plus years, one window at a time`,
    summary: `${claims.averageResponseMinutes} minutes to respond to a call or text, on average; ${claims.sameDayPercent}% of jobs done the same day.`,
    lead: 'Heritage sashes in the inner city, picture windows in the suburbs, balcony doors in condos, storefronts that have to open in the morning.',
    paragraphs: [
      'Experience shows in small decisions. Whether a unit can be resealed or should be replaced. Which glass an opening needs, and how to measure it. What to do first at three in the morning, when a window is broken and it is snowing.',
      `For businesses it also means paperwork done properly: pre-approved vendor status with commercial insurers, Net ${claims.netDays} terms for established accounts, and quarterly inspections for those who would rather not have to call at all.`,
    ],
    /** Links in pairs, since phones show two in a row. */
    links: [
      [
        { label: 'Foggy windows', path: pages.doublePane.path },
        { label: 'Glass replacement', path: pages.glass.path },
      ],
      [
        { label: 'Emergencies', path: pages.emergency.path },
        { label: 'Commercial', path: pages.commercial.path },
      ],
    ],
    facts: [
      { value: String(claims.averageResponseMinutes), unit: 'min', description: 'average response to a call or text' },
      { value: String(claims.sameDayPercent), unit: '%', description: 'of jobs finished the same day' },
      {
        value: String(claims.satisfaction.score),
        unit: `/${claims.satisfaction.outOf}`,
        description: 'customer satisfaction, our own figure',
      },
      {
        value: formatAtLeast(claims.yearsOfExperience),
        unit: 'years',
        description: 'of experience with Calgary windows',
      },
    ],
  },
  /** Shown once the owner has filled in what belongs there. */
  proof: {
    eyebrow: 'On record',
    title: 'What you can look up',
    lead: 'Don’t take our word for it: look us up before you call.',
    owner: 'owner',
    reviews: 'Read our reviews',
  },
  closing: {
    title: 'Start with a question.',
    lead: 'You don’t have to know what’s wrong. Tell us what you see, and we will tell you what it needs.',
    contact: 'Get In Touch',
  },
} as const
