import { renderToStaticMarkup } from 'react-dom/server'
import { hashContent } from '../../lib/content-hash.ts'
import { finishSvg, type TimeOfDay, writeColours } from '../../lib/paint-svg.ts'
import { findShare, layOutSprite, type Size } from '../../lib/sprite.ts'
import { alwaysByNight, type DrawingName, drawings, onlyByNight } from './drawings.tsx'
import { palettes } from './palettes.ts'
import { type SpriteName, spriteNames, sprites } from './sprites.ts'

type File = { readonly svg: string; readonly path: string }

type DrawingFile = File &
  Size & {
    /** How far down its sprite the drawing is, in per cent; undefined where the drawing has a file of its own. */
    readonly share?: number
  }

const spriteFiles = new Map<string, File>()
const files = new Map<string, DrawingFile>()

function getOrMake<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}

function makeFile(name: string, painted: string): File {
  const svg = finishSvg(painted)
  return { svg, path: `/drawings/${name}.${hashContent(svg)}.svg` }
}

function paintDrawing(name: DrawingName, time: TimeOfDay): string {
  const Art = drawings[name]
  return writeColours(renderToStaticMarkup(<Art />), palettes[alwaysByNight.has(name) ? 'night' : time])
}

function readSize(svg: string): Size {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return { width, height }
}

/** Repeats the first and last rows of a cell outside it, so that a half-covered pixel at its edge is not transparent. */
function repeatEdges(id: string, top: number, { width, height }: Size): string {
  const edge = height * 0.015
  const rows = [
    [top - edge, top],
    [top + height, top + height - edge],
  ]
  return rows
    .map(
      ([to, from]) =>
        `<svg y="${to}" width="${width}" height="${edge}" viewBox="0 ${from} ${width} ${edge}"><use href="#${id}"/></svg>`,
    )
    .join('')
}

/** Each drawing is an <svg> within the sprite's, which clips it to its cell. */
function paintSprite(name: SpriteName, time: TimeOfDay): string {
  const cells = sprites[name].map((member) => paintDrawing(member, time))
  const cell = readSize(cells[0] ?? '')
  const sprite = layOutSprite(cells.length, cell)
  const placed = cells.map((svg, index) => {
    const { width, height } = readSize(svg)
    if (width !== cell.width || height !== cell.height) throw new Error(`The drawings of ${name} differ in size`)
    const [id, top = 0] = [`${name}-cell-${index}`, sprite.tops[index]]
    const placedCell = svg.replace('<svg', `<svg id="${id}" y="${top}" width="${width}" height="${height}"`)
    return placedCell + repeatEdges(id, top, cell)
  })
  return `<svg viewBox="0 0 ${sprite.width} ${sprite.height}">${placed.join('')}</svg>`
}

function findSpriteOf(name: DrawingName): SpriteName | undefined {
  return spriteNames.find((candidate) => (sprites[candidate] as readonly DrawingName[]).includes(name))
}

function makeDrawingFile(name: DrawingName, time: TimeOfDay): DrawingFile {
  const painted = paintDrawing(name, time)
  const size = readSize(painted)
  const spriteName = findSpriteOf(name)
  if (!spriteName) return { ...makeFile(`${name}-${time}`, painted), ...size }

  const members: readonly DrawingName[] = sprites[spriteName]
  const sprite = getOrMake(spriteFiles, `${spriteName}-${time}`, () =>
    makeFile(`${spriteName}-${time}`, paintSprite(spriteName, time)),
  )
  return { ...sprite, ...size, share: findShare(members.indexOf(name), members.length) }
}

/** The file that shows a drawing, and the size of the drawing itself, not of the sprite that it may be part of. */
export function getDrawingFile(name: DrawingName, time: TimeOfDay): DrawingFile {
  return getOrMake(files, `${name}-${time}`, () => makeDrawingFile(name, time))
}

/** Every file there is to write. */
export function listFiles(): File[] {
  const names = Object.keys(drawings) as DrawingName[]
  const all = names.flatMap((name) => [
    ...(onlyByNight.has(name) ? [] : [getDrawingFile(name, 'day')]),
    getDrawingFile(name, 'night'),
  ])
  return [...new Map(all.map((file) => [file.path, file])).values()]
}
