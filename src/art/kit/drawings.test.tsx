import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Mark } from '../identity/mark.tsx'
import { homeWindows } from '../motifs/home-windows.tsx'
import { Scene, scene } from '../scene/scene.tsx'
import { registeredFiles } from './drawing.tsx'
import { findObjectPosition, getDrawingFile, layOutSprite, placeInCell } from './drawing-files.tsx'
import { paintSvg, readPalette } from './paint-svg.ts'

/** The same modules that pages/drawings loads. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/art/{scene,map,motifs,closing}/*.tsx', '/src/**/drawings/*.tsx'],
  { eager: true },
)

const files = [...registeredFiles]
const sprites = files.filter(({ drawings }) => drawings.length > 1)

describe('painting', () => {
  const css = ':root { --ink: light-dark(#112233, #eeddcc); --frame: #445566; --page: 86rem; }'

  test('the palette holds each colour of the chosen theme, and colours only', () => {
    expect([...readPalette(css, 'light')]).toEqual([
      ['--ink', '#112233'],
      ['--frame', '#445566'],
    ])
    expect(readPalette(css, 'dark').get('--ink')).toBe('#eeddcc')
  })

  test('a painted drawing stands alone', () => {
    const drawing = '<svg viewBox="0 0 10 10"><path fill="var(--ink)" d="M0 0h10v10H0z"/></svg>'
    const painted = paintSvg(drawing, readPalette(css, 'dark'))
    expect(painted).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(painted).toContain('fill="#edc"')
    expect(painted).toContain('viewBox="0 0 10 10"')
    expect(painted).not.toContain('var(')
  })

  test('an unknown token stops the build', () => {
    expect(() => paintSvg('<svg><path fill="var(--nope)"/></svg>', readPalette(css, 'light'))).toThrow('--nope')
  })
})

describe('the layout of a sprite', () => {
  const cell = { width: 320, height: 300 }

  test.each([2, 3, 4, 5, 6])(
    'each of %i cells is clear of the next, and the share of the way down leads to it',
    (count) => {
      const { width, height, tops } = layOutSprite(count, cell)
      expect(tops).toHaveLength(count)
      expect(width).toBe(cell.width)
      expect(height).toBeCloseTo((tops.at(-1) ?? 0) + cell.height)
      for (const [index, top] of tops.entries()) {
        const drawn = placeInCell(top, cell)
        expect(drawn.y).toBeLessThan(top)
        expect(drawn.y + drawn.height).toBeGreaterThan(top + cell.height)
        const next = placeInCell(tops[index + 1] ?? Number.POSITIVE_INFINITY, cell)
        expect(drawn.y + drawn.height).toBeLessThan(next.y)
        const share = (top / (height - cell.height)) * 100
        expect(Math.abs(findObjectPosition(index, count) - share)).toBeLessThan(0.5)
      }
    },
  )
})

describe('files', () => {
  const css = readFileSync('src/components/drawing.module.css', 'utf8')

  test.each(sprites)('the drawings of $name share one file, which has a cell for each', ({ drawings }) => {
    const drawn = drawings.map((drawing) => getDrawingFile(drawing, 'light'))
    expect(new Set(drawn.map(({ path }) => path)).size).toBe(1)
    for (const { svg, width, height } of drawn) {
      const sprite = layOutSprite(drawings.length, { width, height })
      expect(svg).toContain(`viewBox="0 0 ${sprite.width} ${sprite.height}"`)
      // Each drawing must take its place from its props. Parts of a drawing can be <svg> elements as well.
      const tops = [...svg.matchAll(/<svg[^>]* y="([^"]+)"/g)].map(([, y]) => Number(y))
      const expected = sprite.tops.map((top) => expect.closeTo(placeInCell(top, { width, height }).y, 1))
      expect(tops).toEqual(expect.arrayContaining(expected))
    }
    expect(new Set(drawn.map(({ objectPosition }) => objectPosition)).size).toBe(drawings.length)
  })

  test.each(sprites.filter(({ hasOwnStyles }) => !hasOwnStyles))(
    'the stylesheet knows the shape and the places of $name',
    ({ drawings }) => {
      for (const drawing of drawings) {
        const { width, height, objectPosition } = getDrawingFile(drawing, 'light')
        if (width !== height) {
          expect(css).toMatch(new RegExp(`\\.cell-${width}-${height} {\\s+aspect-ratio: ${width} / ${height};`))
        }
        if (objectPosition) expect(css).toContain(`.at-${objectPosition} {`)
      }
    },
  )

  test('no two have one name', () => {
    const names = files.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test('the name of a file has a hash of what is in it, so light and dark differ', () => {
    const paths = (['light', 'dark'] as const).map((theme) => getDrawingFile(homeWindows.heritage, theme).path)
    const [light, dark] = paths
    expect(light).toMatch(/^\/drawings\/home-windows-light\.[\da-f]{8}\.svg$/)
    expect(dark).toMatch(/^\/drawings\/home-windows-dark\.[\da-f]{8}\.svg$/)
    expect(light?.split('.')[1]).not.toBe(dark?.split('.')[1])
  })

  test('a drawing that is in no sprite is a file of its own', () => {
    const file = getDrawingFile(scene, 'light')
    expect(file.objectPosition).toBeUndefined()
    expect(file.path).toMatch(/^\/drawings\/scene-light\./)
  })
})

const label = { name: 'Part', note: 'What it does' }

/** Props for the drawings that need some. */
const sampleProps: Record<string, readonly object[]> = {
  Skyline: [{ prefix: 'skyline', fromX: 900 }],
  ArrivalMapLabels: [{ minutes: { central: '1', innerCity: '2', suburban: '3', extended: '4' } }],
  FaultSample: [{ fault: 'cracked' }, { fault: 'fogged' }, { fault: 'drafty' }],
  SealedUnitLabels: [
    { labels: { outsidePane: label, insidePane: label, sealedSpace: label, spacerBar: label, edgeSeal: label } },
  ],
}

type Drawn = { name: string; markup: string }

function listDrawingsInFiles(): Drawn[] {
  return files.flatMap(({ name, drawings }) =>
    drawings.map(({ picture }, index) => ({ name: `${name} ${index + 1}`, markup: renderToStaticMarkup(picture) })),
  )
}

/** Drawings that are inline SVG and have no file. Parts are no <svg>, or not without props: they are tested as parts. */
function listInlineDrawings(): Drawn[] {
  return Object.entries(Object.assign({ Mark }, ...Object.values(modules)))
    .filter((entry): entry is [string, ComponentType] => /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function')
    .flatMap(([name, Art]) =>
      (sampleProps[name] ?? [{}]).map((props) => ({ name, markup: tryToRender(<Art {...props} />) })),
    )
    .filter(({ markup }) => markup.startsWith('<svg'))
}

/** Empty for a part that cannot do without props. React knows parts of an <svg> only inside of one. */
function tryToRender(element: ReactElement): string {
  try {
    return renderToStaticMarkup(<svg aria-hidden="true">{element}</svg>).replace(
      /^<svg aria-hidden="true">|<\/svg>$/g,
      '',
    )
  } catch {
    return ''
  }
}

/** Some drawings in files are inline as well, and one has a second name: markup that comes twice is tested once. */
const tested = [
  ...new Map([...listDrawingsInFiles(), ...listInlineDrawings()].map((drawn) => [drawn.markup, drawn])).values(),
]

const stylesheet = readFileSync('src/styles/tokens.css', 'utf8')
const tokens = new Set(Array.from(stylesheet.matchAll(/(--[\w-]+):/g), ([, name]) => name))

function findAll(markup: string, pattern: RegExp): string[] {
  return Array.from(markup.matchAll(pattern), ([, found]) => found ?? '')
}

function findIds(markup: string): string[] {
  return findAll(markup, / id="([^"]+)"/g)
}

describe.each(tested)('$name', ({ markup }) => {
  test('refers only to ids of its own', () => {
    const references = findAll(markup, /(?:url\(#|href="#)([^)"]+)/g)
    expect(findIds(markup)).toEqual(expect.arrayContaining(references))
  })

  test('takes every colour from the tokens', () => {
    const used = findAll(markup, /var\((--[\w-]+)\)/g)
    expect(used.filter((name) => !tokens.has(name))).toEqual([])
  })

  test('carries no style the Content Security Policy would refuse', () => {
    expect(markup).not.toMatch(/<style| style=/)
  })

  test('has no number that failed to compute', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('all drawings', () => {
  test('no two share an id, so that any of them can stand on one page', () => {
    // A thumbnail repeats the ids of the drawing that it crops.
    const whole = tested.filter(({ name }) => !/-thumbnails? \d$/.test(name))
    const ids = whole.flatMap(({ markup }) => findIds(markup))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('each is decoration until the caller names it', () => {
    expect(renderToStaticMarkup(<Scene />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Scene role="img" aria-label="Calgary" />)).not.toContain('aria-hidden')
  })

  test('each is shown: a page imports it, or a part of a page', () => {
    const imported = listImportsOfPages()
    const exported = Object.entries(modules).flatMap(([path, module]) =>
      Object.keys(module).map((name) => `${name} of ${path.slice(1)}`),
    )
    expect(exported.filter((name) => !imported.has(name))).toEqual([])
  })
})

/** What the routes import, and what they import imports in turn, as "name of src/file". */
function listImportsOfPages(): Set<string> {
  const routes = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).map((name) => `src/pages/${name}`)
  const reached = new Set(routes.filter((path) => /\.(astro|ts)$/.test(path)))
  const imported = new Set<string>()
  for (const path of reached) {
    for (const [, names = '', specifier = ''] of readFileSync(path, 'utf8').matchAll(
      /(?:import|export) ([^;']+) from '(\.[^']+)'/g,
    )) {
      const target = join(dirname(path), specifier)
      if (/\.(astro|tsx?)$/.test(target)) reached.add(target)
      for (const name of names.match(/\w+/g) ?? []) imported.add(`${name} of ${target}`)
    }
  }
  return imported
}
