import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const stylesheets = globSync('src/components/*.css').toSorted()

// Primitives are what other components give styles of their own.
test.each(stylesheets)('%s is in the layer of primitives or components, or says why not', (path) => {
  expect(readFileSync(path, 'utf8')).toMatch(
    /^(@layer (primitives|components) \{|\/\* Outside of the layer of components: )/,
  )
})

test('there are stylesheets of components', () => {
  expect(stylesheets.length).toBeGreaterThan(10)
})
