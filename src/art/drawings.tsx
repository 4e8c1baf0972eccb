import { createHash } from 'node:crypto'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paintSvg, readPalette, type TimeOfDay } from '../lib/paint-svg.ts'
import tokens from '../styles/tokens.css?raw'
import { ArrivalMap } from './arrival-map.tsx'
import { CurtainWall } from './curtain-wall.tsx'
import { GlassSheets } from './glass-sheets.tsx'
import { CondoWindow, HeritageWindow, SuburbanWindow, WalkoutWindow } from './home-windows.tsx'
import { MissingPane } from './missing-pane.tsx'
import { CallMoment, CheckMoment, PriceMoment, WarrantyMoment, WorkMoment } from './repair-moments.tsx'
import { Scene } from './scene.tsx'
import { SealedUnit } from './sealed-unit.tsx'
import { BrokenWindow, FoggyWindow, PaneOnLifters, ShopFront } from './service-windows.tsx'

/**
 * Drawings that pages show as pictures: files of their own, one by day and one by night, fetched when they come near
 * and kept by the browser from page to page.
 */
const drawings = {
  scene: Scene,
  'heritage-window': HeritageWindow,
  'suburban-window': SuburbanWindow,
  'condo-window': CondoWindow,
  'walkout-window': WalkoutWindow,
  'broken-window': BrokenWindow,
  'shop-front': ShopFront,
  'pane-on-lifters': PaneOnLifters,
  'foggy-window': FoggyWindow,
  'arrival-map': ArrivalMap,
  'missing-pane': MissingPane,
  'curtain-wall': CurtainWall,
  'glass-sheets': GlassSheets,
  'sealed-unit': SealedUnit,
  'call-moment': CallMoment,
  'price-moment': PriceMoment,
  'work-moment': WorkMoment,
  'check-moment': CheckMoment,
  'warranty-moment': WarrantyMoment,
} as const satisfies Record<string, ComponentType>

export type DrawingName = keyof typeof drawings

type DrawingFile = { readonly svg: string; readonly path: string; readonly width: number; readonly height: number }

const palettes = { day: readPalette(tokens, 'day'), night: readPalette(tokens, 'night') }
const files = new Map<string, DrawingFile>()

export const drawingNames = Object.keys(drawings) as DrawingName[]

export function getDrawingFile(name: DrawingName, time: TimeOfDay): DrawingFile {
  const key = `${name}-${time}`
  const known = files.get(key)
  if (known) return known

  const Art = drawings[name]
  const svg = paintSvg(renderToStaticMarkup(<Art />), palettes[time])
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const file = { svg, path: `/drawings/${key}.${hash}.svg`, width, height }
  files.set(key, file)
  return file
}
