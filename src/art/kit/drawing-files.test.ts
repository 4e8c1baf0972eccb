import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getDrawingFile } from './drawing-files.tsx'
import type { DrawingName } from './drawings.tsx'
import { layOutSprite, placeInCell } from './sprite.ts'
import { spriteNames, sprites } from './sprites.ts'

const css = readFileSync('src/components/drawing.module.css', 'utf8')

test.each(spriteNames)('the drawings of %s objectPosition one file, which has a cell for each', (name) => {
  const members: readonly DrawingName[] = sprites[name]
  const drawn = members.map((member) => getDrawingFile(member, 'light'))
  expect(new Set(drawn.map(({ path }) => path)).size).toBe(1)
  for (const { svg, width, height } of drawn) {
    const sprite = layOutSprite(members.length, { width, height })
    expect(svg).toContain(`viewBox="0 0 ${sprite.width} ${sprite.height}"`)
    // Each drawing must take its place from its props. Parts of a drawing can be <svg> elements as well.
    const tops = [...svg.matchAll(/<svg[^>]* y="([^"]+)"/g)].map(([, y]) => Number(y))
    const expected = sprite.tops.map((top) => expect.closeTo(placeInCell(top, { width, height }).y, 1))
    expect(tops).toEqual(expect.arrayContaining(expected))
  }
  expect(drawn.map(({ objectPosition }) => objectPosition)).toEqual([
    ...new Set(drawn.map(({ objectPosition }) => objectPosition)),
  ])
})

// The cost tool has styles of its own for its panes.
test.each(spriteNames.filter((name) => name !== 'cost-panes'))(
  'the stylesheet knows the shape and the places of %s',
  (name) => {
    for (const member of sprites[name]) {
      const { width, height, objectPosition } = getDrawingFile(member, 'light')
      if (width !== height) {
        expect(css).toMatch(new RegExp(`\\.cell-${width}-${height} {\\s+aspect-ratio: ${width} / ${height};`))
      }
      if (objectPosition) expect(css).toContain(`.at-${objectPosition} {`)
    }
  },
)

test('the name of a file has a hash of what is in it, so light and dark differ', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => getDrawingFile('foggy-corner', theme).path)
  expect(light).toMatch(/^\/drawings\/faults-light\.[\da-f]{8}\.svg$/)
  expect(dark).toMatch(/^\/drawings\/faults-dark\.[\da-f]{8}\.svg$/)
  expect(light?.split('.')[1]).not.toBe(dark?.split('.')[1])
})

test('a drawing that is in no sprite is a file of its own', () => {
  const file = getDrawingFile('scene', 'light')
  expect(file.objectPosition).toBeUndefined()
  expect(file.path).toMatch(/^\/drawings\/scene-light\./)
})
