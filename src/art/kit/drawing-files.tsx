import type { ComponentProps, ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hashContent } from '../../lib/content-hash.ts'
import { alwaysInDarkColours, type DrawingName, darkOnly, drawings } from './drawings.tsx'
import { finishSvg, type Theme, writeColours } from './paint-svg.ts'
import { palettes } from './palettes.ts'
import { findObjectPosition, layOutSprite, placeInCell, type Size } from './sprite.ts'
import { type SpriteName, spriteNames, sprites } from './sprites.ts'

type SvgFile = { readonly svg: string; readonly path: string }

type DrawingFile = SvgFile &
  Size & {
    /** How far down its sprite the drawing is, in per cent; undefined where the drawing has a file of its own. */
    readonly objectPosition?: number
  }

const spriteFiles = new Map<string, SvgFile>()
const files = new Map<string, DrawingFile>()

function getOrMake<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}

function makeFile(name: string, painted: string): SvgFile {
  const svg = finishSvg(painted)
  return { svg, path: `/drawings/${name}.${hashContent(svg)}.svg` }
}

function paintDrawing(name: DrawingName, theme: Theme, place?: ComponentProps<'svg'>): string {
  const Art: ComponentType<ComponentProps<'svg'>> = drawings[name]
  return writeColours(
    renderToStaticMarkup(<Art {...place} />),
    palettes[alwaysInDarkColours.has(name) ? 'dark' : theme],
  )
}

function readSize(svg: string): Size {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return { width, height }
}

function paintSprite(name: SpriteName, theme: Theme): string {
  const members: readonly DrawingName[] = sprites[name]
  const [cell = { width: 0, height: 0 }, ...others] = members.map((member) => readSize(paintDrawing(member, theme)))
  if (others.some(({ width, height }) => width !== cell.width || height !== cell.height)) {
    throw new Error(`The drawings of ${name} differ in size`)
  }
  const sprite = layOutSprite(members.length, cell)
  const placed = members.map((member, index) => paintDrawing(member, theme, placeInCell(sprite.tops[index] ?? 0, cell)))
  return `<svg viewBox="0 0 ${sprite.width} ${sprite.height}">${placed.join('')}</svg>`
}

function findSpriteOf(name: DrawingName): SpriteName | undefined {
  return spriteNames.find((candidate) => (sprites[candidate] as readonly DrawingName[]).includes(name))
}

function makeDrawingFile(name: DrawingName, theme: Theme): DrawingFile {
  const painted = paintDrawing(name, theme)
  const size = readSize(painted)
  const spriteName = findSpriteOf(name)
  if (!spriteName) return { ...makeFile(`${name}-${theme}`, painted), ...size }

  const members: readonly DrawingName[] = sprites[spriteName]
  const sprite = getOrMake(spriteFiles, `${spriteName}-${theme}`, () =>
    makeFile(`${spriteName}-${theme}`, paintSprite(spriteName, theme)),
  )
  return { ...sprite, ...size, objectPosition: findObjectPosition(members.indexOf(name), members.length) }
}

/** The file that shows a drawing, and the size of the drawing itself, not of the sprite that it may be part of. */
export function getDrawingFile(name: DrawingName, theme: Theme): DrawingFile {
  return getOrMake(files, `${name}-${theme}`, () => makeDrawingFile(name, theme))
}

/** Every file there is to write. */
export function listDrawingFiles(): SvgFile[] {
  const names = Object.keys(drawings) as DrawingName[]
  const all = names.flatMap((name) => [
    ...(darkOnly.has(name) ? [] : [getDrawingFile(name, 'light')]),
    getDrawingFile(name, 'dark'),
  ])
  return [...new Map(all.map((file) => [file.path, file])).values()]
}
