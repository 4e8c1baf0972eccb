import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every component is in the gallery', () => {
  const specimens = readFileSync('src/gallery/specimens.tsx', 'utf8')
  const components = globSync('src/components/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name),
    )
  expect(components.length).toBeGreaterThan(30)
  expect(components.filter((name) => !specimens.includes(`<${name}`))).toEqual([])
})
