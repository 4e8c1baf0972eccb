import { expect, test } from 'vitest'
import type { Range } from '../../lib/format.ts'
import {
  type CondensationResult,
  findCondensation,
  findOuterTemperature,
  humidityRange,
  outsideRange,
} from './find-condensation.ts'
import {
  type CondensationWords,
  condensation,
  condensationStart,
  condensationWithoutScripts,
  describeCondensation,
  formatDegrees,
  sayHumidity,
  sayOutside,
  writeMessageLine,
} from './words.ts'

function listNumbers({ from, to }: Range): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

type Case = { readonly result: CondensationResult; readonly words: CondensationWords; readonly text: string }

function describe(result: CondensationResult): Case {
  const words = describeCondensation(result)
  const figures = words.figures.flatMap(({ value, description }) => [value, description])
  const text = [
    words.place,
    words.title,
    words.sentence,
    words.ruler,
    words.crossSection,
    words.status,
    ...words.advice,
    ...figures,
    words.note,
  ]
  return { result, words, text: text.join('\n') }
}

/** Every position of every control. */
const cases: readonly Case[] = condensation.glass.choices.flatMap(({ value: glass }) =>
  [false, true].flatMap((isLeftAfterWiping) =>
    listNumbers(outsideRange).flatMap((outside) =>
      listNumbers(humidityRange).map((humidity) =>
        describe(findCondensation({ glass, outside, humidity, isLeftAfterWiping })),
      ),
    ),
  ),
)

/** One broken example is enough to see what is wrong. */
function findBroken(isRight: (example: Case) => boolean): unknown {
  const broken = cases.find((example) => !isRight(example))
  return broken && { ...broken.result, ...broken.words }
}

test('every combination gives one of the four answers, and all four occur', () => {
  expect(cases).toHaveLength(4 * 2 * 66 * 61)
  expect(new Set(cases.map(({ words }) => words.answer))).toEqual(new Set(['room', 'outside', 'dry', 'between']))
})

test('the sentences are whole: nothing missing, a true minus sign, no zero below zero', () => {
  expect(
    findBroken(({ text }) => !/undefined|null|NaN|Infinity|\[object|-\d|[-−]0(?!\d)|\d\.\d/.test(text)),
  ).toBeUndefined()
  expect(findBroken(({ text }) => !/ {2}|\.\.|,\.| \.| ,/.test(text))).toBeUndefined()
  expect(
    findBroken(({ words }) => /^At |^It |^On |^Damp /.test(words.sentence) && words.sentence.endsWith('.')),
  ).toBeUndefined()
  expect(findBroken(({ words }) => words.advice.length + words.figures.length > 1)).toBeUndefined()
})

test('prices occur in the answer between the panes, and nowhere else', () => {
  expect(findBroken(({ words, text }) => text.includes('$') === (words.answer === 'between'))).toBeUndefined()
  expect(findBroken(({ words }) => words.figures.length === 0 || words.answer === 'between')).toBeUndefined()
  expect(
    condensationWithoutScripts.entries.filter(({ description }) => description.includes('$')).map(({ term }) => term),
  ).toEqual(['Between the panes'])
})

test('the answer between the panes is given whenever the fog cannot be wiped off, but never of a single pane', () => {
  expect(
    findBroken(
      ({ result, words }) =>
        (words.answer === 'between') === (result.isLeftAfterWiping && result.glass !== 'single') &&
        (words.answer === 'between') === (words.title === 'The seal has failed.'),
    ),
  ).toBeUndefined()
})

/** The temperature of the face that the answer is about. */
function findTemperature({ result, words }: Case): number {
  return words.answer === 'outside' ? findOuterTemperature(result.glass, result.outside) : result.edge
}

test('frost and ice are spoken of only where the glass is below zero', () => {
  expect(
    findBroken((example) => !/\b(frost|ice)\b/i.test(example.text) || Math.round(findTemperature(example)) < 0),
  ).toBeUndefined()
})

test('where the room side is wet and below zero, frost or ice is spoken of, and where most of it is frozen, frost', () => {
  expect(
    findBroken(({ result, words }) => {
      if (words.answer !== 'room') return true
      const { frozenHeight, isFrost } = result.roomSide
      return (
        frozenHeight > 0 === /frost|ice/.test(words.sentence) &&
        isFrost === words.sentence.includes('frost grows') &&
        isFrost === words.ruler.includes('frost forms') &&
        isFrost === words.crossSection.includes('Frost forms') &&
        (frozenHeight > 0.5 || !words.sentence.includes('frost grows over most of the glass'))
      )
    }),
  ).toBeUndefined()
})

function readNumber(text: string, pattern: RegExp): number | undefined {
  const digits = pattern.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replace('−', '-'))
}

test('the figures in the sentences are those of the controls, and none contradicts the answer', () => {
  expect(
    findBroken(({ result, words }) => {
      const outside = readNumber(words.sentence, /At (−?\d+)\u00a0°C/)
      const humidity = readNumber(words.sentence, /The room is at (\d+)%/)
      return (outside ?? result.outside) === result.outside && (humidity ?? result.humidity) === result.humidity
    }),
  ).toBeUndefined()
  expect(
    findBroken(({ result, words }) => {
      const limit = readNumber(words.sentence, /about (\d+)%/)
      if (limit === undefined) return true
      return words.answer === 'room' ? limit < result.humidity : words.answer === 'dry' && limit >= result.humidity
    }),
  ).toBeUndefined()
  expect(
    findBroken(({ result, words }) => {
      if (words.sentence.includes('too cold')) return words.answer === 'room' && result.humidityLimit < 10
      if (words.sentence.includes('warm enough')) return words.answer === 'dry' && result.humidityLimit >= 70
      return true
    }),
  ).toBeUndefined()
  expect(
    findBroken(({ result, words }) => {
      if (words.ruler.includes('colder')) return result.edge < result.dewPoint
      if (words.ruler.includes('warmer')) return result.edge > result.dewPoint
      return words.answer === 'between'
    }),
  ).toBeUndefined()
})

test('nobody with a single pane is sent to the switch, which is off for them', () => {
  expect(
    findBroken(({ result, text }) => result.glass !== 'single' || !text.includes(condensation.wiping.label)),
  ).toBeUndefined()
})

test('what is said of humidity is called general advice', () => {
  expect(
    findBroken(({ words }) => words.note.startsWith('General advice') === (words.answer === 'room')),
  ).toBeUndefined()
})

function say(input: Partial<typeof condensationStart>): string {
  return describeCondensation(findCondensation({ ...condensationStart, ...input })).status
}

test('the answers read as they were written', () => {
  expect(say({})).toBe(
    'On the room side. That is humidity, not the window. At −20\u00a0°C, double glass stays dry up to about 22% humidity. The room is at 40%, so water gathers over most of the glass, with ice at the edge.',
  )
  expect(say({ outside: -26, humidity: 20 })).toBe(
    'On the room side. That is humidity, not the window. At −26\u00a0°C, double glass stays dry up to about 17% humidity. The room is at 20%, so frost grows along the sill.',
  )
  expect(say({ glass: 'single', outside: -28, humidity: 35 })).toBe(
    'On the room side. That is cold glass, not a broken window. At −28\u00a0°C, a single pane is too cold to stay dry in any ordinary home. The room is at 35%, so frost grows over most of the glass.',
  )
  expect(say({ glass: 'triple', outside: 6, humidity: 35 })).toBe(
    'On the outside. That is good glass at work. It keeps the heat in, so its outer face is cold. On a clear, still morning dew settles there, as it does on a parked car.',
  )
  expect(say({ glass: 'triple', outside: -2, humidity: 35 })).toContain('On a clear, still morning frost settles there')
  expect(say({ outside: 15, humidity: 35 })).toBe(
    'On the outside. That is the morning, not the window. On a clear, still morning the outer face cools below the air, and dew settles there, as it does on a parked car.',
  )
  expect(say({ glass: 'lowE', outside: -12, humidity: 30 })).toBe(
    'Nowhere. The glass stays dry. At −12\u00a0°C, double Low-E glass takes about 43% humidity before water forms. The room is at 30%.',
  )
  expect(say({ outside: -30, humidity: 10 })).toContain('takes about 14% humidity before frost forms')
  expect(say({ outside: 24 })).toBe(
    'Nowhere. The glass stays dry. At 24\u00a0°C, double glass is warm enough to stay dry in any ordinary home.',
  )
  expect(say({ isLeftAfterWiping: true })).toMatch(/^Between the panes\. The seal has failed\. /)
})

test('numbers are said aloud in full, and shown with a true minus sign', () => {
  expect([-20, 0, 5].map(sayOutside)).toEqual([
    'minus 20 degrees Celsius outside',
    '0 degrees Celsius outside',
    '5 degrees Celsius outside',
  ])
  expect(sayHumidity(40)).toBe('40 per cent humidity in the room')
  expect([-20.4, -0.5, -0.2, 0, 6.6].map(formatDegrees)).toEqual(['−20', '0', '0', '0', '7'])
})

test('the line of the message names the glass', () => {
  expect(writeMessageLine('lowE')).toBe('Fog between the panes of double Low-E glass. It does not wipe off.')
})
