import { describe, expect, test } from 'vitest'
import { listNamedIssues } from '../../content/testing-issues.ts'
import { describeCost } from './describe-cost.ts'
import { codec, findPlace } from './price-problems.ts'
import { type Problem, problems } from './words.ts'

/** What the tool says to a link. */
function ask(query: string) {
  return describeCost(codec.read(new URLSearchParams(query)))
}

/** The stated prices, as the specification gives them for one window. */
const stated: Readonly<Record<string, readonly [from: number, to: number]>> = {
  broken: [300, 800],
  fog: [150, 600],
  draft: [150, 300],
  glass: [300, 800],
}

test.each([
  ['', '$150–$800', undefined],
  ['cost=broken.1', '$300–$800', undefined],
  ['cost=fog.1', '$150–$600', undefined],
  ['cost=fog.3', '$450–$1,800', undefined],
  ['cost=draft.8', '$1,200–$2,400', undefined],
  ['cost=broken.1,draft.2', '$600–$1,400', undefined],
  ['cost=broken.1,draft.2,stuck.1', '$600–$1,400', '+ quote'],
  ['cost=stuck.2', 'Free quote', undefined],
  ['cost=other.1', 'Free quote', undefined],
  ['cost=fog.4,draft.4', '$1,200–$3,600', undefined],
  ['cost=fog.9', 'One quote', undefined],
  ['cost=draft.6,stuck.3', 'One quote', undefined],
])('%s: %s', (query, figure, unit) => {
  const { answer } = ask(query)
  expect(answer.figure).toBe(figure)
  expect(answer.unit).toBe(unit)
})

test.each([
  ['cost=fog.1', 'Fog between the panes, 1 window. Range shown: $150–$600.'],
  [
    'cost=stuck.1,broken.1,draft.2&at=Evanston',
    'Broken glass, 1 window; a draft, 2 windows; a stuck crank or lock, 1 window. Evanston. Range shown: $600–$1,400 and a quote for a stuck crank or lock.',
  ],
  ['cost=other.2&at=17+Ave', 'Something else, 2 windows. 17 Ave. Free quote, please.'],
  ['cost=draft.30', 'A draft, 30 windows. One quote, please.'],
  ['at=Evanston', 'My window in Evanston needs repair.'],
])('%s goes along as %j', (query, line) => {
  expect(ask(query).finding?.line).toBe(line)
})

describe('every combination of problems, each with none to four windows', () => {
  const combinations = problems.reduce<string[][]>(
    (lists, { id }) =>
      lists.flatMap((list) => [0, 1, 2, 4].map((count) => (count ? [...list, `${id}.${count}`] : list))),
    [[]],
  )

  test('is answered, adds up, and never multiplies the hours', () => {
    expect(combinations).toHaveLength(4096)
    for (const combination of combinations) {
      const entries = combination.map((entry) => entry.split('.'))
      const { answer, facts, rows, finding } = ask(`cost=${combination.join(',')}`)
      const said = JSON.stringify({ answer, facts, rows, finding })
      expect(said).not.toMatch(/undefined|NaN|null/)
      const repairs = entries.reduce((sum, [, count]) => sum + Number(count), 0)
      const [from, to] = [0, 1].map((end) =>
        entries.reduce((sum, [id = '', count]) => sum + (stated[id]?.[end] ?? 0) * Number(count), 0),
      )
      if (repairs > 0 && repairs < 9 && from && to) {
        expect(answer.figure).toBe(`$${from.toLocaleString('en-CA')}–$${to.toLocaleString('en-CA')}`)
      }
      expect(said.match(/\d+–\d+ hours/g)?.every((hours) => hours === '1–3 hours')).toBe(true)
      expect(said.includes('Same day')).toBe(repairs <= 3)
      expect(said.includes('Planned with you')).toBe(repairs > 3)
      // An emergency is broken glass, and no other problem.
      expect(said.includes('Guaranteed response')).toBe(combination.some((entry) => entry.startsWith('broken')))
      expect(rows).toHaveLength(entries.length)
    }
  })
})

test('the emergency arrival is said for broken glass in a listed place, and for nothing else', () => {
  const arrival = { name: 'Average emergency arrival in Mahogany', value: '25–30 min' }
  expect(ask('cost=broken.1&at=mahogany').facts).toContainEqual(arrival)
  for (const query of [
    'cost=glass.1&at=Mahogany',
    'cost=fog.1&at=Mahogany',
    'cost=broken.1&at=Evanston',
    'at=Mahogany',
  ])
    expect(JSON.stringify(ask(query)), query).not.toContain('arrival')
})

test.each([
  ['Mahogany', 'We serve Mahogany.'],
  ['éau  claire!', 'We serve Eau Claire.'],
  ['City centre', 'We serve Downtown.'],
  ['Mah', 'Optional. It goes along with your message.'],
  ['', 'Optional. It goes along with your message.'],
  ['Evanston', 'Not on our list yet. We serve greater Calgary: ask us. Your words go along.'],
])('of %j it says %j', (place, note) => {
  expect(describeCost({ counts: {}, place }).placeNote).toBe(note)
})

test('half a name is no place', () => {
  expect(findPlace('Mahog')).toBeUndefined()
  expect(findPlace('')).toBeUndefined()
})

test.each([
  ['cost=fog.2,draft.1&at=Panorama+Hills', { fog: 2, draft: 1 }, 'Panorama Hills'],
  ['cost=draft.100,fog.0,stuck.-1,glass.1.5,other.01,broken.99', { broken: 99 }, ''],
  ['cost=fog,fog.2,FOG.3,roof.1,constructor.1', { fog: 2 }, ''],
  ['cost=fog&windows=100', {}, ''],
  [`at=${'x'.repeat(61)}`, {}, ''],
  ['at=%0A%20Red%09%E2%80%AEDeer%20', {}, 'Red Deer'],
])('%s is understood as far as it makes sense', (query, counts, place) => {
  expect(codec.read(new URLSearchParams(query))).toEqual({ counts, place })
})

test('a link has what was said, in the order of the panes', () => {
  expect(codec.write({ counts: { draft: 1, broken: 12 }, place: ' Evanston ' })).toEqual({
    cost: 'broken.12,draft.1',
    at: 'Evanston',
  })
  expect(codec.write({ counts: {}, place: ' ' })).toEqual({ cost: '', at: '' })
})

test('fog and new glass may be one window, and the sum says so', () => {
  expect(ask('cost=fog.1,broken.1').explanation).toContain('new glass ends the fog too')
  expect(ask('cost=fog.1,draft.1').explanation).not.toContain('new glass')
})

test('an issue is chosen where one problem was said, and what is seen or done names it', () => {
  const named = problems.filter((problem) => 'issue' in problem)
  expect(named.map(({ issue }) => issue)).toEqual(['broken', 'foggy', 'seal'])
  for (const { id, issue, name, parts } of named) {
    expect(listNamedIssues([name, ...parts.map((part) => part.name)].join('. '))).toContain(issue)
    expect(ask(`cost=${id}.2`).finding?.issue).toBe(issue)
  }
  for (const query of ['cost=glass.1', 'cost=other.1', 'cost=broken.1,draft.1', 'cost=broken.1,stuck.1'])
    expect(ask(query).finding?.issue, query).toBeUndefined()
})

test('each way to repair is listed from its lower price to its higher one', () => {
  for (const { parts } of problems as readonly Problem[]) {
    const ends = parts.flatMap(({ price }) => [price.from, price.to])
    expect(ends).toEqual(ends.toSorted((one, other) => one - other))
  }
})
