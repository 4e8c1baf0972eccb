import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listTicks, SpacerRuler } from './measures.tsx'

test('every component is in the gallery', () => {
  const specimens = readFileSync('src/gallery/gallery-page.tsx', 'utf8')
  const components = globSync('src/components/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name),
    )
  expect(components.length).toBeGreaterThan(30)
  expect(components.filter((name) => !specimens.includes(`<${name}`))).toEqual([])
})

test('there is a hole for each unit, of a length that Safari does not stretch', () => {
  const markup = renderToStaticMarkup(<SpacerRuler holes={10} measured={8.9} />)
  const holes = [...markup.matchAll(/M[\d.]+ \.5h([\d.]+)/g)].map(([, length]) => Number(length))
  // Holes that are left open are drawn twice: rim and hole.
  expect(holes).toHaveLength(9 + 2)
  for (const length of holes) expect(length).toBeGreaterThan(0)
})

test.each([
  { ends: [20, 15], ticks: [0, 10, 20] },
  { ends: [21, 4], ticks: [0, 10, 20, 30] },
])('the last tick is where the longest stretch ends, or the next one after it: $ends', ({ ends, ticks }) => {
  const stretches = ends.map((to) => ({ from: 2, to }))
  expect(listTicks(stretches, 10)).toEqual(ticks)
})
