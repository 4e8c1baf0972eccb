import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SpacerRuler } from './measures.tsx'

test('there is a hole for each unit, of a length that Safari does not stretch', () => {
  const markup = renderToStaticMarkup(<SpacerRuler holes={10} measured={8.9} />)
  const holes = [...markup.matchAll(/M[\d.]+ \.5h([\d.]+)/g)].map(([, length]) => Number(length))
  // Those that are left open are drawn twice: rim and hole.
  expect(holes).toHaveLength(9 + 2)
  for (const length of holes) expect(length).toBeGreaterThan(0)
})
