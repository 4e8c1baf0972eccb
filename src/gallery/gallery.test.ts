import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every component is in the gallery', () => {
  const files = readdirSync('src/gallery').filter((file) => file.endsWith('-specimens.tsx'))
  const specimens = files.map((file) => readFileSync(`src/gallery/${file}`, 'utf8')).join()
  const components = readdirSync('src/components').filter((file) => /^[^.]+\.tsx$/.test(file))
  expect(components.length).toBeGreaterThan(30)
  expect(components.filter((file) => !specimens.includes(`'../components/${file}'`))).toEqual([])
})
