import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { claims, prices } from '../../content/claims.ts'
import { groups, places } from '../../content/places.ts'
import { listNamedIssues } from '../../form/testing-request.ts'
import type { Range } from '../../lib/format.ts'
import { fogPrice, unlistedPlace, writeRange } from '../kit/testing.ts'
import { codec, describeCost } from './describe-cost.ts'
import { cost } from './tool.tsx'
import { type Problem, problemIds, problems } from './words.ts'

/** What the tool says to a link. */
function ask(query: string) {
  return describeCost(codec.read(new URLSearchParams(query)))
}

const { repair, glassUnit, sealReplacement } = prices
const [{ name: listed, group }] = places as [(typeof places)[number]]

const fog = writeRange(fogPrice)
const drafts = writeRange(...Array(8).fill(sealReplacement))
const mixed = writeRange(glassUnit, sealReplacement, sealReplacement)

test.each([
  [`at=${unlistedPlace}`, writeRange(repair), `My window in ${unlistedPlace} needs repair.`],
  ['cost=fog.1', fog, `Fog between the panes, 1 window. Range shown: ${fog}.`],
  ['cost=draft.8', drafts, `A draft, 8 windows. Range shown: ${drafts}.`],
  ['cost=other.2&at=17+Ave', 'Free quote', 'Something else, 2 windows. 17 Ave. Free quote, please.'],
  ['cost=draft.6,stuck.30', 'One quote', 'A draft, 6 windows; a stuck crank or lock, 30 windows. One quote, please.'],
  [
    `cost=stuck.1,broken.1,draft.2&at=${unlistedPlace}`,
    mixed,
    `Broken glass, 1 window; a draft, 2 windows; a stuck crank or lock, 1 window. ${unlistedPlace}. Range shown: ${mixed} and a quote for a stuck crank or lock.`,
  ],
])('%s: %s, and what goes along', (query, figure, line) => {
  const { answer, finding } = ask(query)
  expect(answer.figure).toBe(figure)
  expect(finding?.line).toBe(line)
})

/** The stated prices for one window. */
const stated: Readonly<Record<string, Range>> = {
  broken: glassUnit,
  fog: fogPrice,
  draft: sealReplacement,
  glass: glassUnit,
}

test('every combination of problems, with none to four windows each, adds up and never multiplies the hours', () => {
  const combinations = problemIds.reduce<string[][]>(
    (lists, id) => lists.flatMap((list) => [list, ...[1, 2, 4].map((count) => [...list, `${id}.${count}`])]),
    [[]],
  )
  expect(combinations).toHaveLength(4096)
  for (const combination of combinations) {
    const { answer, facts, rows, finding } = ask(`cost=${combination.join(',')}`)
    const said = JSON.stringify({ answer, facts, rows, finding })
    const repairs = combination.flatMap((entry) => {
      const [id = '', count] = entry.split('.')
      return Array<string>(Number(count)).fill(id)
    })
    const priced = repairs.flatMap((id) => stated[id] ?? [])
    if (priced.length > 0 && repairs.length < 9) expect(answer.figure).toBe(writeRange(...priced))
    expect(rows).toHaveLength(combination.length)
    expect(said).not.toMatch(/undefined|NaN|null/)
    const hours = `${claims.repairHours.from}–${claims.repairHours.to} hours`
    expect(new Set(said.match(/\d+–\d+ hours/g))).toEqual(new Set([hours]))
    expect(said.includes('Same day')).toBe(repairs.length <= 3)
    expect(said.includes('Planned with you')).toBe(repairs.length > 3)
    // An emergency is broken glass, and no other problem.
    expect(said.includes('Guaranteed response')).toBe(repairs.includes('broken'))
  }
})

test('the emergency arrival is said for broken glass in a listed place, and for nothing else', () => {
  const { from, to } = groups[group].minutes
  const arrival = { name: `Average emergency arrival in ${listed}`, value: `${from}–${to} min` }
  expect(ask(`cost=broken.1&at=${listed.toLowerCase()}`).facts).toContainEqual(arrival)
  const at = `at=${listed}`
  for (const query of [`cost=glass.1&${at}`, `cost=fog.1&${at}`, `cost=broken.1&at=${unlistedPlace}`, at])
    expect(JSON.stringify(ask(query)), query).not.toContain('arrival')
})

test.each<readonly [place: string, note: string]>([
  [` ${listed.toUpperCase().replace('A', 'Â')} !`, `We serve ${listed}.`],
  ...places.flatMap(({ name, aliases = [] }) => aliases.map((alias) => [alias, `We serve ${name}.`] as const)),
  [listed.slice(0, 3), 'Optional. It is included in your message.'],
  ['', 'Optional. It is included in your message.'],
  [unlistedPlace, 'Not on our list yet, but we serve greater Calgary: ask us. It’s in your message.'],
])('of %j it says %j', (place, note) => {
  expect(describeCost({ counts: {}, place }).placeNote).toBe(note)
})

test.each([
  ['cost=draft.1,broken.12&at=Panorama+Hills', 'broken.12,draft.1', 'Panorama Hills'],
  ['cost=draft.100,fog.0,stuck.-1,glass.1.5,other.01,broken.99', 'broken.99', ''],
  ['cost=fog,fog.2,FOG.3,roof.1,constructor.1&windows=100', 'fog.2', ''],
  ['cost=fog&windows=100', '', ''],
  [`at=${'x'.repeat(61)}`, '', ''],
  ['at=%0A%20Red%09%E2%80%AEDeer%20', '', 'Red Deer'],
])('of %s what makes sense is kept', (query, cost, at) => {
  expect(codec.write(codec.read(new URLSearchParams(query)))).toEqual({ cost, at })
})

test('fog and new glass may be one window, and the sum says so', () => {
  expect(ask('cost=fog.1,broken.1').explanation).toContain('New glass also fixes fog')
  expect(ask('cost=fog.1,draft.1').explanation).not.toContain('new glass')
})

test('an issue is chosen where one problem was said, and what is seen or done names it', () => {
  const named = Object.entries<Problem>(problems).filter(([, { issue }]) => issue)
  expect(named.map(([, { issue }]) => issue)).toEqual(['broken', 'foggy', 'seal'])
  for (const [id, { issue, label, work }] of named) {
    expect(listNamedIssues(`${label}. ${work}`)).toContain(issue)
    expect(ask(`cost=${id}.2`).finding?.issue).toBe(issue)
  }
  for (const query of ['cost=glass.1', 'cost=other.1', 'cost=broken.1,draft.1', 'cost=broken.1,stuck.1'])
    expect(ask(query).finding?.issue, query).toBeUndefined()
})

test('without scripts each problem stands there with its price', () => {
  const text = renderToStaticMarkup(createElement(cost.Place)).replaceAll(/<[^>]*>/g, '')
  expect(text).toContain(`A draft${writeRange(sealReplacement)}`)
})
