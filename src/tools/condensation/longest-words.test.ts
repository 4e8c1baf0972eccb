import { expect, test } from 'vitest'
import { findCondensation, humidityRange, outsideRange } from './find-condensation.ts'
import { everyAnswer, longest } from './longest-words.ts'
import { condensation, describeCondensation } from './words.ts'

const everyInput = condensation.glass.choices.flatMap(({ value: glass }) =>
  Array.from({ length: outsideRange.to - outsideRange.from + 1 }, (_, step) => outsideRange.from + step).flatMap(
    (outside) =>
      Array.from({ length: humidityRange.to - humidityRange.from + 1 }, (_, step) => ({
        glass,
        outside,
        humidity: humidityRange.from + step,
        isLeftAfterWiping: false,
      })),
  ),
)
const everyWords = everyInput.map((input) => describeCondensation(findCondensation(input)))

test.each(['title', 'sentence', 'ruler'] as const)(
  'no %s is longer than the one that its place is high enough for',
  (part) => {
    const lengths = [...everyWords, ...everyAnswer].map((words) => words[part].length)
    expect(Math.max(...lengths)).toBe(longest[part].length)
  },
)

test('each answer is there once', () => {
  expect(everyAnswer.map(({ answer }) => answer)).toEqual(['room', 'outside', 'dry', 'between'])
})

test('no answer has more to say than the one that stands for it', () => {
  const count = (lines: readonly string[]) => lines.join('').length
  for (const { answer, advice, note } of everyWords) {
    const sample = everyAnswer.find((words) => words.answer === answer)
    expect(count([...advice, note])).toBeLessThanOrEqual(count([...(sample?.advice ?? []), sample?.note ?? '']))
  }
})
