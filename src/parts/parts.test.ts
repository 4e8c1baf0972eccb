import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every component is on the page of parts', () => {
  const files = readdirSync('src/parts').filter((file) => file.endsWith('-parts.tsx'))
  const specimens = files.map((file) => readFileSync(`src/parts/${file}`, 'utf8')).join()
  const components = readdirSync('src/components').filter((file) => file.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(30)
  expect(components.filter((file) => !specimens.includes(`'../components/${file}'`))).toEqual([])
})
