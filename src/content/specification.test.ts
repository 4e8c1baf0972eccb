import { expect, test } from 'vitest'
import { estimateForm, submitDelayMs, timeChoices } from '../form/words.ts'
import { structuredData } from '../seo/json-ld.ts'
import { business, listSamples } from './business.ts'
import { arrivalMinutes, claims, prices } from './claims.ts'
import { homeFaqs, pageFaqs } from './faqs.ts'
import { issueChoices } from './issues.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages.ts'
import { arrivals, extendedAreas, neighbourhoods } from './places.ts'
import { services } from './services.ts'
import { site } from './site.ts'

type Row = readonly [description: string, kept: unknown, specified: unknown]

/**
 * The figures that the customer's specification gives, in its words, each beside where the site keeps it. No other test
 * repeats them: whoever changes one on purpose changes its line here.
 */
const figures: readonly Row[] = [
  ['In business since 2008', claims.since, 2008],
  ['15+ years of experience', claims.yearsOfExperience, 15],
  ['$2M liability coverage', claims.liability, '$2M'],
  ['30-minute response guarantee', claims.responseMinutes, 30],
  ['22-minute average response', claims.averageResponseMinutes, 22],
  ['Emergency arrival about 30 minutes', claims.averageArrivalMinutes, 30],
  ['89% same-day completion', claims.sameDayPercent, 89],
  ['4.9/5 satisfaction', claims.satisfaction, { score: 4.9, outOf: 5 }],
  ['5-year warranty on repairs and installations', claims.warrantyYears, 5],
  ['Manufacturer glass warranty typically 10-20 years', claims.manufacturerWarrantyYears, { from: 10, to: 20 }],
  ['Written estimates valid 30 days', claims.estimateValidDays, 30],
  ['Net 30 terms for established accounts', claims.netDays, 30],
  ['Non-emergency replies within 2 hours during business hours', claims.replyHours, 2],
  ['Custom glass about 5 business days (home page)', claims.customGlassDays.home, 5],
  ['Custom glass 3-5 business days (glass replacement page)', claims.customGlassDays.glassPage, { from: 3, to: 5 }],
  ['Repair time 1-3 hours per window', claims.repairHours, { from: 1, to: 3 }],
  ['Seals fail after about 10-15 years', claims.sealFailureYears, { from: 10, to: 15 }],
  ['Seal life, budget 8-12 years', claims.sealLifeYears.budget, { from: 8, to: 12 }],
  ['Seal life, mid-range 12-18', claims.sealLifeYears.midRange, { from: 12, to: 18 }],
  ['Seal life, premium 18-25', claims.sealLifeYears.premium, { from: 18, to: 25 }],
  ['Seal life, commercial 20-30+', claims.sealLifeYears.commercial, { from: 20, to: 30 }],
  ['Seal replacement advised every 10-15 years', claims.sealReplacementYears, { from: 10, to: 15 }],
  ['Professional inspection every 3-5 years', claims.inspectionYears, { from: 3, to: 5 }],
  ['Windows 15+ years old may warrant replacement', claims.replacementAgeYears, 15],
  ['Up to 30% savings (sealed windows)', claims.energy.sealedSavingsPercent, 30],
  ['20-30% (Low-E)', claims.energy.lowESavingsPercent, { from: 20, to: 30 }],
  ['30-50% reduction in window heat loss', claims.energy.heatLossReductionPercent, { from: 30, to: 50 }],
  ['15-25% lower heating bills', claims.energy.heatingBillReductionPercent, { from: 15, to: 25 }],
  ['50% less heat loss (double-pane upgrades)', claims.energy.doublePaneUpgradePercent, 50],
  ['75% less heat loss (weatherization)', claims.energy.weatherizationPercent, 75],
  ['40-60% heating cost reduction', claims.energy.doublePaneGlassHeatingPercent, { from: 40, to: 60 }],
  ['Payback within 3-5 years', claims.energy.doublePaneGlassPaybackYears, { from: 3, to: 5 }],
  ['30-40% cost reduction from maintenance', claims.energy.maintenanceSavingsPercent, { from: 30, to: 40 }],
  ['Chinook winds over 100 km/h', claims.chinookKmh, 100],
  [
    'Payment: cash, major credit cards, debit, e-transfer',
    claims.payment,
    ['cash', 'major credit cards', 'debit', 'e-transfer'],
  ],
  ['Repair prices $150-$800 overall', prices.repair, { from: 150, to: 800 }],
  ['Seal replacement $150-$300 per window', prices.sealReplacement, { from: 150, to: 300 }],
  ['Glass unit replacement $300-$800', prices.glassUnit, { from: 300, to: 800 }],
  ['Foggy resealing $150-$300', prices.foggyReseal, { from: 150, to: 300 }],
  ['Unit replacement for foggy windows $300-$600', prices.foggyUnit, { from: 300, to: 600 }],
  ['Arrival, downtown core 15-20 min', arrivalMinutes.central, { from: 15, to: 20 }],
  ['Arrival, inner city 20-25', arrivalMinutes.innerCity, { from: 20, to: 25 }],
  ['Arrival, suburban 25-30', arrivalMinutes.suburban, { from: 25, to: 30 }],
  ['Arrival, extended areas 35-45', arrivalMinutes.extended, { from: 35, to: 45 }],
  ['Toast text', estimateForm.toast.text, "We'll contact you within 30 minutes to discuss your window repair needs."],
  ['Home FAQ: 8 question/answer pairs', homeFaqs.length, 8],
  ['FAQ page: 16 question/answer pairs', pageFaqs.length, 16],
  ['Inner City (8 neighbourhoods)', neighbourhoods.innerCity.places.length, 8],
  ['Central (5)', neighbourhoods.central.places.length, 5],
  ['Established (6)', neighbourhoods.established.places.length, 6],
  ['Suburban (6)', neighbourhoods.suburban.places.length, 6],
  ['Extended areas', extendedAreas, ['Cochrane', 'Airdrie and Balzac', 'Chestermere and Langdon', 'Okotoks']],
]

/** Its fixed strings and counts, which hold whoever owns the site. */
const strings: readonly Row[] = [
  ['Form simulated submit delay: 1000 ms', submitDelayMs, 1000],
  ["Button reads 'Submitting...'", estimateForm.submitting, 'Submitting...'],
  ["Toast title 'Request received!'", estimateForm.toast.title, 'Request received!'],
  [
    'Issue options (value: label)',
    issueChoices.map(({ value, label }) => `${value}: ${label}`),
    [
      'emergency: Emergency Repair',
      'foggy: Foggy/Cloudy Windows',
      'broken: Broken Glass',
      'seal: Seal Failure',
      'frame: Frame Repair',
      'screen: Screen Repair',
      'commercial: Commercial Service',
      'other: Other',
    ],
  ],
  [
    'Preferred contact time options',
    timeChoices.map(({ value, label }) => `${value}: ${label}`),
    ['asap: ASAP', 'morning: Morning 8am-12pm', 'afternoon: Afternoon 12pm-5pm', 'evening: Evening 5pm-8pm'],
  ],
  ['Average emergency arrival by four areas', arrivals.length, 4],
  [
    'Routes',
    Object.values(pages).map(({ path }) => path),
    [
      '/',
      '/services',
      '/emergency-window-repair-calgary',
      '/residential-window-repair-calgary',
      '/commercial-window-repair-calgary',
      '/window-glass-replacement-calgary',
      '/double-pane-window-repair-calgary',
      '/about',
      '/contact',
      '/faq',
    ],
  ],
  ['Five services', services.length, 5],
  ['Desktop menu', navigation.map(({ label }) => label), ['Home', 'All Services', 'About', 'FAQs', 'Contact']],
  ["Price range '$$'", structuredData.priceRange, '$$'],
  ['Offer catalogue of four services', structuredData.catalogue.services.length, 4],
  ['Hours Mo-Su 00:00-23:59', structuredData.hours, { opens: '00:00', closes: '23:59' }],
  ["'404'", site.notFound.code, '404'],
  ["'Oops! Page not found'", site.notFound.title, 'Oops! Page not found'],
  ["'Unexpected Application Error!'", site.unexpectedError, 'Unexpected Application Error!'],
  ["Service area 'Greater Calgary Area'", site.contact.area, 'Greater Calgary Area'],
]

const samples = listSamples(business, undefined).map(({ path }) => path.join('.'))
const hasOwner = !samples.includes('name') && !samples.includes('phone')

test.for(figures)('%s', ([, kept, specified], { skip }) => {
  skip(
    hasOwner,
    'The specification gives the figures of the sample business, and this one has a name and phone of its own.',
  )
  expect(kept).toEqual(specified)
})

test.for(strings)('%s', ([, kept, specified]) => {
  expect(kept).toEqual(specified)
})
