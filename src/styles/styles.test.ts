import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Colour, measureContrast } from '../../tests/support/contrast.ts'
import { type Palette, readPalette } from '../art/kit/paint-svg.ts'

// A class that a CSS module does not have is `undefined`, which TypeScript does not see.

const imports = globSync('src/**/*.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].map(([, name = '', path = '']) => ({
    file,
    used: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
    css: readFileSync(join(dirname(file), path), 'utf8'),
  }))
})

test('components are found', () => expect(imports.length).toBeGreaterThan(50))

test.each(imports)('$file uses classes that its stylesheet has', ({ used, css }) => {
  const defined = [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)
  expect(used.filter((name) => !defined.includes(name))).toEqual([])
})

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

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

test.each(['light', 'dark'] as const)(
  'text has a contrast of 7 : 1 on what it is written on, errors too (%s)',
  (theme) => {
    const palette = readPalette(tokens, theme)
    const pairs = [
      ...['--ink', '--ink-2', '--glass', '--wrong'].flatMap((text) =>
        ['--snow', '--pane', '--ice-1', '--ice-2', '--sill'].map((ground) => [text, ground] as const),
      ),
      ['--ink', '--accent-wash'],
      ['--on-accent', '--accent'],
      ['--on-accent', '--accent-hover'],
      ['--on-frame', '--frame'],
      ['--on-frame', '--deep'],
    ] as const
    const weak = pairs.filter(
      ([text, ground]) => measureContrast(readColour(palette, text), readColour(palette, ground)) < 7,
    )
    expect(weak).toEqual([])
  },
)

function readColour(palette: Palette, name: string): Colour {
  const [red = 0, green = 0, blue = 0] = (palette.get(name)?.match(/[\da-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue]
}
