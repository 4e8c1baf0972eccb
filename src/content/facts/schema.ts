import { z } from 'astro/zod'

/*
 * What the owner edits, file by file. Types, the check of the files, the questions of `npm run setup` and what editors
 * show all come from here: titles are labels, descriptions are help, and errors say what was expected.
 */

/** One line of text that is not blank. */
function line(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^\S(.*\S)?$/, 'one line of text, without spaces around it')
}

function phone() {
  return z.string().regex(/^\+1[2-9]\d{9}$/, 'a phone number with its country code and no spaces, such as +14035550142')
}

/** A time in Calgary as its clocks show it. */
function localTime() {
  return z.iso
    .datetime({ local: true, precision: -1, error: 'a time in Calgary such as 2026-07-04T18:00' })
    .regex(/\d$/, 'a time without a zone, such as 2026-07-04T18:00')
}

function profile(title: string) {
  return z.url({ protocol: /^https$/, error: 'a URL that begins with https://' }).meta({ title })
}

function whole(max: number) {
  return z.int().min(1).max(max)
}

function range(max: number) {
  return z
    .strictObject({ from: whole(max).meta({ title: 'From' }), to: whole(max).meta({ title: 'To' }) })
    .refine(({ from, to }) => from <= to, { error: 'a number that is not less than "from"', path: ['to'] })
}

const percent = () => whole(100)
const years = () => whole(100)
const minutes = () => whole(240)
const price = () => range(20_000)
const kilometres = () => z.number().min(-80).max(80)

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const picture = z.strictObject({
  file: z
    .string()
    .regex(/^pictures\/[\w.-]+\.(jpe?g|png|webp|avif)$/i, 'the path of a picture, such as pictures/patio-door.jpg')
    .meta({ title: 'Picture', contentMediaType: 'image/*' }),
  alt: line(200).meta({ title: 'Description', description: 'For people who do not see the picture: what it shows.' }),
})

const serviceId = z.enum(['emergency', 'residential', 'commercial', 'glass', 'doublePane'])
const pageId = z.enum(['home', 'services', ...serviceId.options, 'about', 'contact', 'faq'])

const business = z
  .strictObject({
    name: line(40).meta({ title: 'Name of the business' }),
    shortName: line(18).meta({ title: 'Short name', description: 'Titles for search end with it.' }),
    tagline: line(40).meta({ title: 'Tagline', description: 'What it does and where.' }),
    phone: phone().meta({
      title: 'Phone',
      description: 'With country code and no spaces, such as +14035550142. Calls and texts both go there.',
    }),
    residentialPhone: phone().meta({
      title: 'Phone for homes',
      description: 'Shown on the residential page, in the contact to save and in llms.txt. It may be the same.',
    }),
    email: z.email('an email address').meta({ title: 'Email' }),
    emergencyEmail: z.email('an email address').meta({ title: 'Email for emergencies' }),
    siteUrl: z
      .string()
      .regex(/^https:\/\/[a-z\d.-]+$/, 'the URL of a site without a path, such as https://www.your-site.ca')
      .meta({ title: 'URL of the published site', description: 'SITE_URL overrides it at build.' }),
    social: z
      .strictObject({
        facebook: profile('Facebook'),
        instagram: profile('Instagram'),
        linkedin: profile('LinkedIn'),
      })
      .meta({ title: 'Social profiles' }),
    city: line(40).meta({ title: 'City' }),
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters, such as AB')
      .meta({ title: 'Province' }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters, such as CA')
      .meta({ title: 'Country' }),
    referencePrefix: z
      .string()
      .regex(/^[A-Z]{2,4}$/, 'two to four capital letters, such as NP')
      .meta({
        title: 'Prefix of references',
        description: 'How the reference of a request begins, which a visitor reads aloud on the phone: NP-7K2M9Q.',
      }),
    timeZone: z.string().refine(isTimeZone, 'a time zone such as America/Edmonton').meta({
      title: 'Time zone',
      description: 'Time zone of the times in emails to the owner',
    }),
    proof: z
      .strictObject({
        owner: z
          .strictObject({ name: line(40).meta({ title: 'Name' }), picture: picture.meta({ title: 'Picture' }) })
          .exactOptional()
          .meta({ title: 'Owner' }),
        licence: line(40).exactOptional().meta({ title: 'Licence number' }),
        insurer: line(60).exactOptional().meta({ title: 'Insurer' }),
        reviews: profile('URL of your reviews').exactOptional(),
        wcb: line(60).exactOptional().meta({ title: 'WCB clearance' }),
      })
      .exactOptional()
      .meta({ title: 'Proof', description: 'What is filled in appears on about, commercial and in the footer.' }),
  })
  .meta({ title: 'Business' })

const claims = z
  .strictObject({
    claims: z
      .strictObject({
        since: z.int().min(1850).max(2100).meta({ title: 'In business since' }),
        yearsOfExperience: years().meta({ title: 'Years of experience' }),
        liability: line(12).meta({ title: 'Liability coverage', description: 'As it is written, such as $2M.' }),
        satisfaction: z
          .strictObject({
            score: z.number().min(1).max(10).meta({ title: 'Score' }),
            outOf: whole(10).meta({ title: 'Out of' }),
          })
          .refine(({ score, outOf }) => score <= outOf, { error: 'a score that is not above "outOf"', path: ['score'] })
          .meta({ title: 'Satisfaction' }),
        sameDayPercent: percent().meta({ title: 'Jobs finished the same day, percent' }),
        responseMinutes: minutes().meta({
          title: 'Guaranteed response, minutes',
          description: 'Until somebody takes the call and acts on it. Arrival is an average, by area.',
        }),
        averageResponseMinutes: minutes().meta({ title: 'Average response, minutes' }),
        averageArrivalMinutes: minutes().meta({ title: 'Average emergency arrival, all areas together, minutes' }),
        replyHours: whole(72).meta({ title: 'Reply during business hours, hours' }),
        warrantyYears: years().meta({ title: 'Warranty, years' }),
        manufacturerWarrantyYears: range(100).meta({ title: 'Manufacturer’s warranty on glass, years' }),
        estimateValidDays: whole(365).meta({ title: 'An estimate is valid for, days' }),
        netDays: whole(365).meta({ title: 'Net terms of commercial accounts, days' }),
        repairHours: range(48).meta({ title: 'A repair takes, hours' }),
        customGlassDays: z
          .strictObject({
            home: whole(90).meta({ title: 'On the home page' }),
            glassPage: range(90).meta({ title: 'On the page of glass replacement' }),
          })
          .meta({ title: 'Custom glass takes, business days' }),
        sealFailureYears: range(100).meta({ title: 'Seals fail after, years' }),
        sealReplacementYears: range(100).meta({ title: 'New seals are advised every, years' }),
        inspectionYears: range(100).meta({ title: 'An inspection is advised every, years' }),
        replacementAgeYears: years().meta({ title: 'Age from which to replace a window, years' }),
        sealLifeYears: z
          .strictObject({
            budget: range(100).meta({ title: 'Budget' }),
            midRange: range(100).meta({ title: 'Mid-range' }),
            premium: range(100).meta({ title: 'Premium' }),
            commercial: range(100).meta({ title: 'Commercial' }),
          })
          .meta({ title: 'Life of a seal, years' }),
        energy: z
          .strictObject({
            sealedSavingsPercent: percent().meta({ title: 'Savings by sealed windows, up to' }),
            lowESavingsPercent: range(100).meta({ title: 'Savings by Low-E glass' }),
            heatLossReductionPercent: range(100).meta({ title: 'Less heat lost through windows' }),
            heatingBillReductionPercent: range(100).meta({ title: 'Lower heating bills' }),
            doublePaneUpgradePercent: percent().meta({ title: 'Less heat lost with double panes' }),
            weatherizationPercent: percent().meta({ title: 'Less heat lost by weatherization' }),
            doublePaneGlassHeatingPercent: range(100).meta({ title: 'Lower heating costs by double-pane glass' }),
            doublePaneGlassPaybackYears: range(100).meta({ title: 'Payback of double-pane glass, years' }),
            maintenanceSavingsPercent: range(100).meta({ title: 'Savings by maintenance' }),
          })
          .meta({ title: 'Energy, percent' }),
        chinookKmh: whole(200).meta({ title: 'Gusts of a chinook, km/h' }),
        payment: z
          .array(line(30).meta({ title: 'Way to pay' }))
          .min(1)
          .meta({ title: 'Ways to pay', description: 'As within a sentence, the most usual first.' }),
      })
      .meta({ title: 'Claims', description: 'What the business promises and measures.' }),
    prices: z
      .strictObject({
        repair: price().meta({ title: 'Repair, overall' }),
        sealReplacement: price().meta({ title: 'Seal replacement' }),
        glassUnit: price().meta({ title: 'Glass unit replacement' }),
        foggyReseal: price().meta({ title: 'Foggy window, resealed' }),
        foggyUnit: price().meta({ title: 'Foggy window, new glass unit' }),
      })
      .meta({ title: 'Prices', description: 'Typical ones, in Canadian dollars per window.' }),
    arrivalMinutes: z
      .strictObject({
        central: range(240).meta({ title: 'Downtown core' }),
        innerCity: range(240).meta({ title: 'Inner city' }),
        suburban: range(240).meta({ title: 'Suburban' }),
        extended: range(240).meta({ title: 'Extended areas' }),
      })
      .meta({ title: 'Average emergency arrival, minutes' }),
  })
  .meta({ title: 'Prices and figures' })

const place = z
  .strictObject({
    name: line(30).meta({ title: 'Name' }),
    aliases: z
      .array(line(30).meta({ title: 'Other name' }))
      .exactOptional()
      .meta({ title: 'Other names', description: 'That people search for it by.' }),
    group: z.enum(['central', 'innerCity', 'established', 'suburban', 'extended']).meta({ title: 'Group' }),
    quadrant: z.enum(['Northwest', 'Northeast', 'Southwest', 'Southeast']).exactOptional().meta({
      title: 'Quadrant',
      description: 'Of established and suburban neighbourhoods: the contact page lists them under it.',
    }),
    namedWith: line(30)
      .exactOptional()
      .meta({ title: 'Named with', description: 'The larger town that a smaller one is named together with.' }),
    east: kilometres().meta({ title: 'Kilometres east of downtown', description: 'Where its dot stands on the map.' }),
    north: kilometres().meta({ title: 'Kilometres north of downtown' }),
  })
  .refine(({ group, quadrant }) => Boolean(quadrant) === ['established', 'suburban'].includes(group), {
    error: 'a quadrant for an established or suburban neighbourhood, and none for others',
    path: ['quadrant'],
  })
  .meta({ title: 'Place' })

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
const question = line(80).meta({ title: 'Question' })
const answer = line(800).meta({ title: 'Answer', description: withFigures })
const questionGroup = z.enum(['price', 'time', 'glass', 'word'])

const questions = z
  .strictObject({
    home: z
      .array(z.strictObject({ question, answer }).meta({ title: 'Question' }))
      .min(1)
      .superRefine((all, context) => reportRepeated(all, 'question', context))
      .meta({ title: 'Questions on the home page' }),
    faq: z
      .array(
        z
          .strictObject({
            id: z
              .string()
              .regex(/^[a-z]+(-[a-z]+)*$/, 'small letters and hyphens, such as after-hours')
              .meta({
                title: 'Hash',
                description: 'What opens the question in a URL. People share it, so it never changes.',
              }),
            group: questionGroup.meta({ title: 'Group' }),
            pane: line(20).meta({ title: 'Pane', description: 'What its pane in the window of questions says.' }),
            question,
            shortAnswer: line(40).meta({ title: 'Short answer', description: withFigures }),
            answer,
            more: z
              .strictObject({ label: line(40).meta({ title: 'Label' }), page: pageId.meta({ title: 'Page' }) })
              .exactOptional()
              .meta({ title: 'Link to more' }),
          })
          .meta({ title: 'Question' }),
      )
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
  .meta({ title: 'Questions and answers' })

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

const notices = z
  .array(
    z
      .strictObject({
        text: line(200).meta({
          title: 'Text',
          description: 'Names its day: without scripts a visitor may read it until the next build.',
        }),
        from: localTime().meta({ title: 'From', description: 'In Calgary’s time.' }),
        until: localTime().meta({ title: 'Until', description: 'In Calgary’s time.' }),
      })
      .refine(({ from, until }) => from < until, { error: 'a time after "from"', path: ['until'] })
      .meta({ title: 'Notice' }),
  )
  .meta({ title: 'Notices', description: 'Shown on every page from one time until another.' })

const work = z
  .array(
    z
      .strictObject({
        before: picture.meta({ title: 'Before' }),
        after: picture.meta({ title: 'After' }),
        neighbourhood: line(40).meta({ title: 'Neighbourhood' }),
        month: z
          .string()
          .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month such as 2026-07')
          .meta({ title: 'Month', description: 'Year and month, such as 2026-07.' }),
        done: line(200).meta({ title: 'What was done' }),
        services: z.array(serviceId).meta({
          title: 'Services',
          description: 'On the pages of these services it is shown, beside home and about.',
        }),
      })
      .meta({ title: 'Window' }),
  )
  .meta({ title: 'Finished work', description: 'Windows before and after, newest first.' })

/** Each file of this folder, by its name. */
export const schemas = { business, claims, places, questions, notices, work }

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

export type FileName = keyof typeof schemas
export type Facts = { readonly [Name in FileName]: DeepReadonly<z.infer<(typeof schemas)[Name]>> }
export type PageId = z.infer<typeof pageId>
export type ServiceId = z.infer<typeof serviceId>
export type QuestionGroup = z.infer<typeof questionGroup>
