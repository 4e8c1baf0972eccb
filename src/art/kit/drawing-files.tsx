import { type ComponentProps, cloneElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hashContent } from '../../lib/content-hash.ts'
import tokens from '../../styles/tokens.css?raw'
import { type DrawingHandle, type RegisteredFile, registeredFiles } from './drawing.tsx'
import { finishSvg, type Palette, readPalette, type Theme, writeColours } from './paint-svg.ts'

type SvgFile = { readonly svg: string; readonly path: string }

type Size = { readonly width: number; readonly height: number }

type DrawingFile = SvgFile &
  Size & {
    /** How far down its sprite the drawing is, in per cent; undefined where the drawing has a file of its own. */
    readonly objectPosition?: number
  }

/** The file that shows a drawing, and the size of the drawing itself, not of the sprite that it may be part of. */
export function getDrawingFile(drawing: DrawingHandle, theme: Theme): DrawingFile {
  const { drawings } = drawing.file
  const { cell, ...file } = getPaintedFile(drawing.file, theme)
  const count = drawings.length
  return {
    ...file,
    ...cell,
    ...(count > 1 && { objectPosition: findObjectPosition(drawings.indexOf(drawing), count) }),
  }
}

/** Every file there is to write, of the modules that are loaded. */
export function listDrawingFiles(): SvgFile[] {
  return [...registeredFiles].flatMap((file) => [
    ...(file.isDarkOnly ? [] : [getPaintedFile(file, 'light')]),
    getPaintedFile(file, 'dark'),
  ])
}

type PaintedFile = SvgFile & { readonly cell: Size }

const paintedFiles = {
  light: new WeakMap<RegisteredFile, PaintedFile>(),
  dark: new WeakMap<RegisteredFile, PaintedFile>(),
}

function getPaintedFile(file: RegisteredFile, theme: Theme): PaintedFile {
  const painted = paintedFiles[theme].get(file) ?? paintFile(file, theme)
  paintedFiles[theme].set(file, painted)
  return painted
}

function paintFile({ name, drawings }: RegisteredFile, theme: Theme): PaintedFile {
  const painted = drawings.map((drawing) => paintDrawing(drawing, theme))
  const [cell = { width: 0, height: 0 }, ...others] = painted.map(readSize)
  if (others.some(({ width, height }) => width !== cell.width || height !== cell.height)) {
    throw new Error(`The drawings of ${name} differ in size`)
  }
  const svg = finishSvg(drawings.length === 1 ? painted.join('') : paintSprite(drawings, theme, cell))
  return { svg, path: `/drawings/${name}-${theme}.${hashContent(svg)}.svg`, cell }
}

function paintDrawing({ picture, isAlwaysDark }: DrawingHandle, theme: Theme, place?: ComponentProps<'svg'>): string {
  return writeColours(renderToStaticMarkup(cloneElement(picture, place)), palettes[isAlwaysDark ? 'dark' : theme])
}

function readSize(svg: string): Size {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return { width, height }
}

function paintSprite(drawings: readonly DrawingHandle[], theme: Theme, cell: Size): string {
  const { width, height, tops } = layOutSprite(drawings.length, cell)
  const placed = drawings.map((drawing, index) => paintDrawing(drawing, theme, placeInCell(tops[index] ?? 0, cell)))
  return `<svg viewBox="0 0 ${width} ${height}">${placed.join('')}</svg>`
}

/** The gap between cells, as a share of a cell's height, so that the next cell never shows in a half-covered pixel. */
const gap = 0.05

/** How far a drawing goes beyond its cell, above and below, so that a half-covered pixel at its edge is not transparent. */
const overlap = 0.015

type Sprite = Size & {
  /** Where each cell begins, from above. */
  readonly tops: readonly number[]
}

/** Cells of one size in a column, with a gap between them. */
export function layOutSprite(count: number, { width, height }: Size): Sprite {
  const step = Math.round(height * (1 + gap))
  return {
    width,
    height: step * (count - 1) + height,
    tops: Array.from({ length: count }, (_, index) => step * index),
  }
}

/** The place of a drawing that fills its cell and a little more, as attributes of its own <svg>, which clips it. */
export function placeInCell(top: number, { width, height }: Size) {
  const beyond = height * overlap
  return { y: top - beyond, width, height: height + 2 * beyond, preserveAspectRatio: 'xMidYMid slice' }
}

/** How far down the sprite a cell is, in per cent, as `object-position` counts: 0 is the first, 100 the last. */
export function findObjectPosition(index: number, count: number): number {
  return Math.round((index / (count - 1)) * 100)
}

/** The site's colours by light and by dark, for what cannot read the stylesheet: picture files, icons and the browser's own interface. */
export const palettes: Record<Theme, Palette> = {
  light: readPalette(tokens, 'light'),
  dark: readPalette(tokens, 'dark'),
}

export function getColour(name: string, theme: Theme): string {
  const colour = palettes[theme].get(name)
  if (!colour) throw new Error(`tokens.css does not define ${name} as a colour`)
  return colour
}
