import { type CondensationInput, findCondensation } from './find-condensation.ts'
import { type CondensationWords, describeCondensation } from './words.ts'

function describe(input: CondensationInput): CondensationWords {
  return describeCondensation(findCondensation(input))
}

const isLeftAfterWiping = false

/** One of each answer. All four are rendered in the same cell, which is then as high as the highest of them. */
export const everyAnswer = [
  describe({ glass: 'lowE', outside: -35, humidity: 70, isLeftAfterWiping }),
  describe({ glass: 'triple', outside: 6, humidity: 35, isLeftAfterWiping }),
  describe({ glass: 'single', outside: 20, humidity: 10, isLeftAfterWiping }),
  describe({ glass: 'double', outside: 4, humidity: 35, isLeftAfterWiping: true }),
] as const

const [roomSide] = everyAnswer
const coldGlass = describe({ glass: 'single', outside: -35, humidity: 70, isLeftAfterWiping })
const alike = describe({ glass: 'double', outside: -35, humidity: 13, isLeftAfterWiping })

/** The longest text of each part, rendered invisibly to keep its height. A test looks for longer ones. */
export const longest = { title: coldGlass.title, sentence: roomSide.sentence, ruler: alike.ruler } as const
