import { z } from 'astro/zod'

/** One line of text that is not blank. */
function line(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^\S(.*\S)?$/, 'one line of text, without spaces around it')
}

/** A time in Calgary as its clocks show it. */
function localTime() {
  return z.iso
    .datetime({ local: true, precision: -1, error: 'a time in Calgary such as 2026-07-04T18:00' })
    .regex(/\d$/, 'a time without a zone, such as 2026-07-04T18:00')
}

const picture = z.strictObject({
  file: z
    .string()
    .regex(/^pictures\/[\w.-]+\.(jpe?g|png|webp|avif)$/i, 'the path of a picture, such as pictures/patio-door.jpg')
    .meta({ title: 'Picture' }),
  alt: line(200).meta({ title: 'Description', description: 'For people who do not see the picture: what it shows.' }),
})

const serviceId = z.enum(['emergency', 'residential', 'commercial', 'glass', 'doublePane'])

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
      .refine(({ from, until }) => from < until, { error: 'a time after "from"', path: ['until'] }),
  )
  .meta({ title: 'Notices', description: 'Shown on every page from one time until another.' })

const work = z
  .array(
    z.strictObject({
      before: picture.meta({ title: 'Before' }),
      after: picture.meta({ title: 'After' }),
      neighbourhood: line(40).meta({ title: 'Neighbourhood' }),
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month such as 2026-07')
        .meta({ title: 'Month', description: 'Year and month, such as 2026-07.' }),
      done: line(200).meta({ title: 'What was done' }),
      services: z
        .array(serviceId)
        .meta({ title: 'Services', description: 'On the pages of these services it is shown, beside home and about.' }),
    }),
  )
  .meta({ title: 'Finished work', description: 'Windows before and after, newest first.' })

/** Each file of this folder, by its name. */
export const schemas = { notices, work }

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

export type Facts = { readonly [Name in keyof typeof schemas]: DeepReadonly<z.infer<(typeof schemas)[Name]>> }
