import type { Range } from '../lib/format.ts'

/**
 * What the business promises and measures, each figure once. Copy, drawings and structured data are written from
 * here. Where two pages make two different claims about the same thing, each has its own name.
 */
export const claims = {
  since: 2008,
  yearsOfExperience: 15,
  liability: '$2M',
  satisfaction: { score: 4.9, outOf: 5 },
  sameDayPercent: 89,

  /** The guarantee is the response: somebody takes the call and acts on it. Arrival is an average, by area. */
  responseMinutes: 30,
  averageResponseMinutes: 22,
  replyHours: 2,

  warrantyYears: 5,
  manufacturerWarrantyYears: { from: 10, to: 20 },
  estimateValidDays: 30,
  netDays: 30,

  repairHours: { from: 1, to: 3 },
  customGlassDays: { home: 5, glassPage: { from: 3, to: 5 } },

  sealFailureYears: { from: 10, to: 15 },
  sealReplacementYears: { from: 10, to: 15 },
  inspectionYears: { from: 3, to: 5 },
  replacementAgeYears: 15,
  sealLifeYears: {
    budget: { from: 8, to: 12 },
    midRange: { from: 12, to: 18 },
    premium: { from: 18, to: 25 },
    commercial: { from: 20, to: 30 },
  },

  energy: {
    sealedSavingsPercent: 30,
    lowESavingsPercent: { from: 20, to: 30 },
    heatLossReductionPercent: { from: 30, to: 50 },
    heatingBillReductionPercent: { from: 15, to: 25 },
    doublePaneUpgradePercent: 50,
    weatherizationPercent: 75,
    doublePaneGlassHeatingPercent: { from: 40, to: 60 },
    doublePaneGlassPaybackYears: { from: 3, to: 5 },
    maintenanceSavingsPercent: { from: 30, to: 40 },
  },
  chinookKmh: 100,

  payment: ['cash', 'major credit cards', 'debit', 'e-transfer'],
} as const satisfies Record<string, unknown>

/** Typical prices, in Canadian dollars per window unless the name says otherwise. */
export const prices = {
  repair: { from: 150, to: 800 },
  sealReplacement: { from: 150, to: 300 },
  glassUnit: { from: 300, to: 800 },
  foggyReseal: { from: 150, to: 300 },
  foggyUnit: { from: 300, to: 600 },
} as const satisfies Record<string, Range>

/** Said where no price is stated. */
export const freeQuote = 'Free quote'

/** Average emergency arrival, in minutes. */
export const arrivalMinutes = {
  central: { from: 15, to: 20 },
  innerCity: { from: 20, to: 25 },
  suburban: { from: 25, to: 30 },
  extended: { from: 35, to: 45 },
} as const satisfies Record<string, Range>
