import { z } from 'astro/zod'

/*
 * What the owner edits, file by file. Types, the check of the files, the questions of `npm run setup` and what editors
 * show all come from here: titles are labels, descriptions are help, and errors say what was expected.
 */

/** Fields under a title, and no others. */
function object<Fields extends z.ZodRawShape>(title: string, fields: Fields, description?: string) {
  return z.strictObject(fields).meta({ title, description })
}

/** Text of a pattern, with the words for what it is. */
function text(title: string, pattern: RegExp, expected: string, description?: string) {
  return z.string().regex(pattern, expected).meta({ title, description })
}

/** One line of text that is not blank. */
function line(title: string, maxLength: number, description?: string) {
  return text(title, /^\S(.*\S)?$/, 'one line of text, without spaces around it', description).max(maxLength)
}

function phone(title: string, description: string) {
  const expected = 'a phone number with its country code and no spaces, such as +14035550142'
  return text(title, /^\+1[2-9]\d{9}$/, expected, description)
}

/** A time in Calgary as its clocks show it. */
function localTime(title: string) {
  return z.iso
    .datetime({ local: true, precision: -1, error: 'a time in Calgary such as 2026-07-04T18:00' })
    .regex(/\d$/, 'a time without a zone, such as 2026-07-04T18:00')
    .meta({ title, description: 'In Calgary’s time.' })
}

function profile(title: string) {
  return z.url({ protocol: /^https$/, error: 'a URL that begins with https://' }).meta({ title })
}

function email(title: string) {
  return z.email('an email address').meta({ title })
}

function whole(title: string, max: number, description?: string) {
  return z.int().min(1).max(max).meta({ title, description })
}

function range(title: string, max: number) {
  return object(title, { from: whole('From', max), to: whole('To', max) }).refine(({ from, to }) => from <= to, {
    error: 'a number that is not less than "from"',
    path: ['to'],
  })
}

const percent = (title: string) => whole(title, 100)
const percentRange = (title: string) => range(title, 100)
const years = (title: string) => whole(title, 100)
const yearRange = (title: string) => range(title, 100)
const minutes = (title: string, description?: string) => whole(title, 240, description)
const minuteRange = (title: string) => range(title, 240)
const price = (title: string) => range(title, 20_000)

function kilometres(title: string, description?: string) {
  return z.number().min(-80).max(80).meta({ title, description })
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const pictureFile = z
  .string()
  .regex(/^pictures\/[\w.-]+\.(jpe?g|png|webp|avif)$/i, 'the path of a picture, such as pictures/patio-door.jpg')
  .meta({ title: 'Picture', contentMediaType: 'image/*' })

function picture(title: string) {
  const alt = line('Description', 200, 'For people who do not see the picture: what it shows.')
  return object(title, { file: pictureFile, alt })
}

const serviceId = z.enum(['emergency', 'residential', 'commercial', 'glass', 'doublePane'])
const pageId = z.enum(['home', 'services', ...serviceId.options, 'about', 'contact', 'faq'])

const business = object('Business', {
  name: line('Name of the business', 40),
  shortName: line('Short name', 18, 'Titles for search end with it.'),
  tagline: line('Tagline', 40, 'What it does and where.'),
  phone: phone('Phone', 'With country code and no spaces, such as +14035550142. Calls and texts both go there.'),
  residentialPhone: phone(
    'Phone for homes',
    'Shown on the residential page, in the contact to save and in llms.txt. It may be the same.',
  ),
  email: email('Email'),
  emergencyEmail: email('Email for emergencies'),
  siteUrl: text(
    'URL of the published site',
    /^https:\/\/[a-z\d.-]+$/,
    'the URL of a site without a path, such as https://www.your-site.ca',
    'SITE_URL overrides it at build.',
  ),
  social: object('Social profiles', {
    facebook: profile('Facebook'),
    instagram: profile('Instagram'),
    linkedin: profile('LinkedIn'),
  }),
  city: line('City', 40),
  region: text('Province', /^[A-Z]{2}$/, 'two capital letters, such as AB'),
  country: text('Country', /^[A-Z]{2}$/, 'two capital letters, such as CA'),
  referencePrefix: text(
    'Prefix of references',
    /^[A-Z]{2,4}$/,
    'two to four capital letters, such as NP',
    'How the reference of a request begins, which a visitor reads aloud on the phone: NP-7K2M9Q.',
  ),
  timeZone: z
    .string()
    .refine(isTimeZone, 'a time zone such as America/Edmonton')
    .meta({ title: 'Time zone', description: 'Time zone of the times in emails to the owner' }),
  proof: object(
    'Proof',
    {
      owner: object('Owner', { name: line('Name', 40), picture: picture('Picture') }).exactOptional(),
      licence: line('Licence number', 40).exactOptional(),
      insurer: line('Insurer', 60).exactOptional(),
      reviews: profile('URL of your reviews').exactOptional(),
      wcb: line('WCB clearance', 60).exactOptional(),
    },
    'What is filled in appears on about, commercial and in the footer.',
  ).exactOptional(),
})

const satisfaction = object('Satisfaction', {
  score: z.number().min(1).max(10).meta({ title: 'Score' }),
  outOf: whole('Out of', 10),
}).refine(({ score, outOf }) => score <= outOf, { error: 'a score that is not above "outOf"', path: ['score'] })

const energy = object('Energy, percent', {
  sealedSavingsPercent: percent('Savings by sealed windows, up to'),
  lowESavingsPercent: percentRange('Savings by Low-E glass'),
  heatLossReductionPercent: percentRange('Less heat lost through windows'),
  heatingBillReductionPercent: percentRange('Lower heating bills'),
  doublePaneUpgradePercent: percent('Less heat lost with double panes'),
  weatherizationPercent: percent('Less heat lost by weatherization'),
  doublePaneGlassHeatingPercent: percentRange('Lower heating costs by double-pane glass'),
  doublePaneGlassPaybackYears: yearRange('Payback of double-pane glass, years'),
  maintenanceSavingsPercent: percentRange('Savings by maintenance'),
})

const claims = object('Prices and figures', {
  claims: object(
    'Claims',
    {
      since: z.int().min(1850).max(2100).meta({ title: 'In business since' }),
      yearsOfExperience: years('Years of experience'),
      liability: line('Liability coverage', 12, 'As it is written, such as $2M.'),
      satisfaction,
      sameDayPercent: percent('Jobs finished the same day, percent'),
      responseMinutes: minutes(
        'Guaranteed response, minutes',
        'Until somebody takes the call and acts on it. Arrival is an average, by area.',
      ),
      averageResponseMinutes: minutes('Average response, minutes'),
      averageArrivalMinutes: minutes('Average emergency arrival, all areas together, minutes'),
      replyHours: whole('Reply during business hours, hours', 72),
      warrantyYears: years('Warranty, years'),
      manufacturerWarrantyYears: yearRange('Manufacturer’s warranty on glass, years'),
      estimateValidDays: whole('An estimate is valid for, days', 365),
      netDays: whole('Net terms of commercial accounts, days', 365),
      repairHours: range('A repair takes, hours', 48),
      customGlassDays: object('Custom glass takes, business days', {
        home: whole('On the home page', 90),
        glassPage: range('On the page of glass replacement', 90),
      }),
      sealFailureYears: yearRange('Seals fail after, years'),
      sealReplacementYears: yearRange('New seals are advised every, years'),
      inspectionYears: yearRange('An inspection is advised every, years'),
      replacementAgeYears: years('Age from which to replace a window, years'),
      sealLifeYears: object('Life of a seal, years', {
        budget: yearRange('Budget'),
        midRange: yearRange('Mid-range'),
        premium: yearRange('Premium'),
        commercial: yearRange('Commercial'),
      }),
      energy,
      chinookKmh: whole('Gusts of a chinook, km/h', 200),
      payment: z
        .array(line('Way to pay', 30))
        .min(1)
        .meta({ title: 'Ways to pay', description: 'As within a sentence, the most usual first.' }),
    },
    'What the business promises and measures.',
  ),
  prices: object(
    'Prices',
    {
      repair: price('Repair, overall'),
      sealReplacement: price('Seal replacement'),
      glassUnit: price('Glass unit replacement'),
      foggyReseal: price('Foggy window, resealed'),
      foggyUnit: price('Foggy window, new glass unit'),
    },
    'Typical ones, in Canadian dollars per window.',
  ),
  arrivalMinutes: object('Average emergency arrival, minutes', {
    central: minuteRange('Downtown core'),
    innerCity: minuteRange('Inner city'),
    suburban: minuteRange('Suburban'),
    extended: minuteRange('Extended areas'),
  }),
})

const place = object('Place', {
  name: line('Name', 30),
  aliases: z
    .array(line('Other name', 30))
    .exactOptional()
    .meta({ title: 'Other names', description: 'That people search for it by.' }),
  group: z.enum(['central', 'innerCity', 'established', 'suburban', 'extended']).meta({ title: 'Group' }),
  quadrant: z.enum(['Northwest', 'Northeast', 'Southwest', 'Southeast']).exactOptional().meta({
    title: 'Quadrant',
    description: 'Of established and suburban neighbourhoods: the contact page lists them under it.',
  }),
  namedWith: line('Named with', 30, 'The larger town that a smaller one is named together with.').exactOptional(),
  east: kilometres('Kilometres east of downtown', 'Where its dot stands on the map.'),
  north: kilometres('Kilometres north of downtown'),
}).refine(({ group, quadrant }) => Boolean(quadrant) === ['established', 'suburban'].includes(group), {
  error: 'a quadrant for an established or suburban neighbourhood, and none for others',
  path: ['quadrant'],
})

const places = z
  .array(place)
  .superRefine((all, context) => {
    reportRepeated(all, 'name', context)
    for (const [index, { namedWith }] of all.entries()) {
      if (!namedWith || all.some(({ name, group }) => name === namedWith && group === 'extended')) continue
      context.addIssue({ code: 'custom', message: 'the name of a town in this list', path: [index, 'namedWith'] })
    }
  })
  .meta({ title: 'Places', description: 'Every neighbourhood and town that is served, each once.' })

const withFigures = 'Figures are names in braces, such as {prices.repair} or {claims.repairHours in words}.'
const question = line('Question', 80)
const answer = line('Answer', 800, withFigures)
const questionGroup = z.enum(['price', 'time', 'glass', 'word']).meta({ title: 'Group' })

const faq = object('Question', {
  id: text(
    'Hash',
    /^[a-z]+(-[a-z]+)*$/,
    'small letters and hyphens, such as after-hours',
    'What opens the question in a URL. People share it, so it never changes.',
  ),
  group: questionGroup,
  pane: line('Pane', 20, 'What its pane in the window of questions says.'),
  question,
  shortAnswer: line('Short answer', 40, withFigures),
  answer,
  more: object('Link to more', { label: line('Label', 40), page: pageId.meta({ title: 'Page' }) }).exactOptional(),
})

const questions = object('Questions and answers', {
  home: z
    .array(object('Question', { question, answer }))
    .min(1)
    .superRefine((all, context) => reportRepeated(all, 'question', context))
    .meta({ title: 'Questions on the home page' }),
  faq: z
    .array(faq)
    .superRefine((all, context) => {
      reportRepeated(all, 'id', context)
      for (const [index, { group }] of all.entries()) {
        const before = all[index - 1]?.group ?? 'price'
        if (questionGroup.options.indexOf(group) >= questionGroup.options.indexOf(before)) continue
        context.addIssue({ code: 'custom', message: 'a place among its group', path: [index, 'group'] })
      }
      const missing = questionGroup.options.find((option) => all.every(({ group }) => group !== option))
      if (missing) context.addIssue({ code: 'custom', message: `a question of the group "${missing}"` })
    })
    .meta({ title: 'Questions on the page of questions', description: 'Those of a group stand together.' }),
})

/** Reports entries that have the same value as one before them. */
function reportRepeated<Key extends string>(
  all: readonly Record<Key, string>[],
  key: Key,
  context: z.RefinementCtx,
): void {
  for (const [index, entry] of all.entries()) {
    if (all.findIndex((other) => other[key] === entry[key]) === index) continue
    context.addIssue({ code: 'custom', message: 'one that no other entry has', path: [index, key] })
  }
}

const notice = object('Notice', {
  text: line('Text', 200, 'Names its day: without scripts a visitor may read it until the next build.'),
  from: localTime('From'),
  until: localTime('Until'),
}).refine(({ from, until }) => from < until, { error: 'a time after "from"', path: ['until'] })

const notices = z
  .array(notice)
  .meta({ title: 'Notices', description: 'Shown on every page from one time until another.' })

const finishedWindow = object('Window', {
  before: picture('Before'),
  after: picture('After'),
  neighbourhood: line('Neighbourhood', 40),
  month: text('Month', /^20\d\d-(0[1-9]|1[0-2])$/, 'a month such as 2026-07', 'Year and month, such as 2026-07.'),
  done: line('What was done', 200),
  services: z.array(serviceId).meta({
    title: 'Services',
    description: 'On the pages of these services it is shown, beside home and about.',
  }),
})

const work = z
  .array(finishedWindow)
  .meta({ title: 'Finished work', description: 'Windows before and after, newest first.' })

/** Each file of this folder, by its name. */
export const schemas = { business, claims, places, questions, notices, work }

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

export type FileName = keyof typeof schemas
export type Facts = { readonly [Name in FileName]: DeepReadonly<z.infer<(typeof schemas)[Name]>> }
export type PageId = z.infer<typeof pageId>
export type ServiceId = z.infer<typeof serviceId>
export type QuestionGroup = z.infer<typeof questionGroup>
