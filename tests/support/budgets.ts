import { expect } from '@playwright/test'

const kilobyte = 1024

/**
 * A figure that may not be exceeded. A twentieth of each budget stays free on every page, so that an ordinary change (a
 * field, a question, a sentence) fits in it.
 */
export interface Budget {
  /** What is measured. */
  name: string
  limit: number
  unit: 'bytes' | 'px' | 'of the screen'
  /** What to look at where there is too little left. */
  advice: string
}

/** The size of a document, compressed with brotli. */
export const maxDocumentBytes = 32 * kilobyte

/** The sum of all layout shifts stays below it. */
export const maxLayoutShift = 0.003

export const maxArrivalRequests = 5

const beside = 'Let a section stand beside something: a picture, a list in columns, the section before it.'
const folding = 'Fold a section on phones (CollapsibleSection), or say it shorter.'

export const budgets = {
  document: {
    name: 'the document with its styles, compressed',
    limit: maxDocumentBytes,
    unit: 'bytes',
    advice: 'Look at drawings in the markup that could be files, and at styles that only this page uses.',
  },
  arrival: {
    name: 'what is fetched before anyone scrolls, with headers',
    limit: 67 * kilobyte,
    unit: 'bytes',
    advice: 'Look at the pictures of the first two screens: fewer points, or a sprite that other pages have too.',
  },
  fonts: {
    name: 'the two font files',
    limit: 19 * kilobyte,
    unit: 'bytes',
    advice: 'Run `npm run fonts`, and look at the characters and weights that were added.',
  },
  inlineScripts: {
    name: 'the scripts in the document, compressed together',
    limit: 4 * kilobyte,
    unit: 'bytes',
    advice: 'Look at src/layouts/scripts: what is not needed before the first paint can come later.',
  },
  fogScript: {
    name: 'the script that writes the number in the fog and lets a hand wipe it',
    limit: 7 * kilobyte,
    unit: 'bytes',
    advice: 'Look at what src/fog/wipe imports.',
  },
  formScripts: {
    name: 'React and the form',
    limit: 90 * kilobyte,
    unit: 'bytes',
    advice: 'Look at what src/form imports.',
  },
  tool: {
    name: 'the scripts of a tool with what all tools share, on top of what the form fetches',
    limit: 12.75 * kilobyte,
    unit: 'bytes',
    advice: 'Look at what its folder in src/tools imports.',
  },
  toolKit: {
    name: 'the scripts that tools share, minified and not compressed',
    limit: 14 * kilobyte,
    unit: 'bytes',
    advice: 'Look at what src/tools/kit imports, and at what only one of the tools needs.',
  },
  homeHeight: { name: 'its height on a phone', limit: 10_000, unit: 'px', advice: folding },
  servicesHeight: { name: 'its height on a phone, without the tools', limit: 7650, unit: 'px', advice: folding },
  servicePageHeight: { name: 'its height on a phone', limit: 7500, unit: 'px', advice: folding },
  toolPageHeight: { name: 'its height on a phone', limit: 8200, unit: 'px', advice: folding },
  aboutHeight: { name: 'its height on a phone', limit: 5500, unit: 'px', advice: folding },
  contactHeight: { name: 'its height on a phone', limit: 4000, unit: 'px', advice: folding },
  faqHeight: { name: 'its height on a phone', limit: 4800, unit: 'px', advice: folding },
  endHeight: {
    name: 'the height of form and footer on a phone',
    limit: 1900,
    unit: 'px',
    advice: 'Look at the fields of the form and the lists of the footer.',
  },
  wideHeight: { name: 'its height at 1440 px', limit: 9000, unit: 'px', advice: beside },
  longWideHeight: { name: 'its height at 1440 px', limit: 10_000, unit: 'px', advice: beside },
  wideEndHeight: {
    name: 'at 1440 px the height from its last night band to the end of the footer',
    limit: 1685,
    unit: 'px',
    advice: 'Look at the night band, the related services, the form and the footer.',
  },
  formPosition: {
    name: 'how far down the form begins on a phone',
    limit: 1700,
    unit: 'px',
    advice: 'Look at the hero of the page.',
  },
  layoutShift: {
    name: 'the sum of its layout shifts',
    limit: maxLayoutShift,
    unit: 'of the screen',
    advice: 'Look at the elements that moved: does a line break elsewhere, or does a picture come without a size?',
  },
} as const satisfies Record<string, Budget>

/** What the script of a tool may weigh by itself. Its limit is in the testing.ts of its folder. */
export function buildToolBudget(limit: number): Budget {
  return {
    name: 'its script with its styles, minified and not compressed',
    limit,
    unit: 'bytes',
    advice: 'Look at what src/tools/kit could do for several of them, and at words that only the page needs.',
  }
}

/** What a page may use of a budget: all but a twentieth. */
export function allowedOf({ limit }: Budget): number {
  return 0.95 * limit
}

/** Fails with the page, its figure, what is allowed and what to look at. */
export function expectWithin(budget: Budget, figure: number, page: string): void {
  const { name, limit, unit, advice } = budget
  const format = (value: number) => value.toLocaleString('en-CA', { maximumSignificantDigits: value < 1 ? 3 : 21 })
  const allowed = allowedOf(budget)
  const message = `${page}: ${name} is ${format(figure)} ${unit}. It may be ${format(allowed)}, since of ${format(limit)} a twentieth stays free. ${advice}`
  expect(figure, message).toBeLessThanOrEqual(allowed)
}
