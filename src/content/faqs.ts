import { interpolate } from './facts/figures.ts'
import data from './facts/questions.json' with { type: 'json' }
import type { Facts, QuestionGroup } from './facts/schema.ts'
import type { NavigationLink } from './navigation.ts'
import { pages } from './pages.ts'

const questions = data as Facts['questions']

export type Faq = { readonly question: string; readonly answer: string }

/** The short answers of the home page. */
export const homeFaqs: readonly Faq[] = questions.home.map(({ question, answer }) => ({
  question,
  answer: interpolate(answer),
}))

/** The groups of the FAQ page, in order. */
export const faqGroups = {
  price: 'Price and payment',
  time: 'Time and weather',
  glass: 'Glass and windows',
  word: 'Building and warranty',
} as const satisfies Record<QuestionGroup, string>

type PageFaq = Faq & {
  /** The hash that opens the question; people share it, so it never changes. */
  readonly id: string
  readonly group: QuestionGroup
  /** What its pane in the window of questions says. */
  readonly pane: string
  readonly shortAnswer: string
  readonly more?: NavigationLink
}

/** The questions of the FAQ page. */
export const pageFaqs: readonly PageFaq[] = questions.faq.map(({ answer, shortAnswer, more, ...faq }) => ({
  ...faq,
  answer: interpolate(answer),
  shortAnswer: interpolate(shortAnswer, true),
  ...(more && { more: { label: more.label, path: pages[more.page].path } }),
}))
