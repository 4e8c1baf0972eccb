import { expect, test } from 'vitest'
import { addStepSeconds, readProcessorSeconds } from './read-build-log.ts'

const log = `
05:49:11   ├─ /llms.txt (+9ms)
05:49:11   ├─ /previews/home.739995b8.png (+1.41s)
05:49:19   ├─ /previews/doublePane.c25565dd.png (+861ms)
05:49:24   └─ /index.html (+30ms)
05:49:24 ✓ Completed in 21.10s.
Processor time 20.023456 s
`

test.each([
  ['/previews/', 2.271],
  ['/index', 0.03],
  ['/nothing', 0],
])('the files under %s took %d s', (path, seconds) => {
  expect(addStepSeconds(log, path)).toBeCloseTo(seconds)
})

test('the processor time is read from the last line', () => {
  expect(readProcessorSeconds(log)).toBe(20.023456)
  expect(() => readProcessorSeconds('Complete!')).toThrow('did not say')
})
