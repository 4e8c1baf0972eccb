import { createHash } from 'node:crypto'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paintSvg, type TimeOfDay } from '../lib/paint-svg.ts'
import { FamilyHouse } from './about/family-house.tsx'
import { DayHours, FivePanes, LayeredGlass } from './about/promises.tsx'
import { ArrivalMap } from './arrival-map.tsx'
import { FacadeSurvey } from './commercial/facade-survey.tsx'
import { NightStreet } from './commercial/night-street.tsx'
import { Street } from './commercial/street.tsx'
import { CurtainWall } from './curtain-wall.tsx'
import { BowChinook, BowSun, BowWinter } from './double-pane/bowed-units.tsx'
import { EdgeSection } from './double-pane/edge-section.tsx'
import { FoggingRibbon } from './double-pane/fogging-ribbon.tsx'
import {
  FoggingAccumulation,
  FoggingCondensation,
  FoggingCrack,
  FoggingHeatLoss,
  FoggingMinerals,
} from './double-pane/fogging-steps.tsx'
import { FoggySigns } from './double-pane/foggy-signs.tsx'
import { OptionFrame, OptionReseal, OptionUnit } from './double-pane/repair-options.tsx'
import { AssessmentStep, InspectionStep, RepairStep, SecuringStep } from './emergency/response-steps.tsx'
import { Accident, BreakIn, ColdCrack, StormDamage } from './emergency/situations.tsx'
import { VanRear } from './emergency/van-rear.tsx'
import { VanSide } from './emergency/van-side.tsx'
import { LaminatedSheet, TemperedSheet } from './glass/broken-sheets.tsx'
import { RepairableWindow, SmashedWindow } from './glass/decision-windows.tsx'
import { DoublePaneSection, LowESection } from './glass/heat-sections.tsx'
import { ObscureSheet, TintedSheet } from './glass/light-sheets.tsx'
import { MeasuredOpening } from './glass/measured-opening.tsx'
import { SillApart, SillApartNarrow } from './glass/sill-apart.tsx'
import { ChinookPane, ColdPane, HailPane, SunPane } from './glass/weather-panes.tsx'
import { GlassSheets } from './glass-sheets.tsx'
import { CondoWindow, HeritageWindow, SuburbanWindow, WalkoutWindow } from './home-windows.tsx'
import { MissingPane } from './missing-pane.tsx'
import { palettes } from './palettes.ts'
import { CallMoment, CheckMoment, PriceMoment, WarrantyMoment, WorkMoment } from './repair-moments.tsx'
import { BrokenGlass, DraftyCorner, FoggyCorner, StrippedCrank } from './residential/fault-details.tsx'
import { HeatSection } from './residential/heat-section.tsx'
import { CondoHome, HeritageHome, SuburbanHome, WalkoutHome } from './residential/home-types.tsx'
import { HomesAtNight } from './residential/homes-at-night.tsx'
import { LaminatedGlass } from './residential/laminated-glass.tsx'
import { CasementLock, PatioLock, SashLock } from './residential/locks.tsx'
import { Scene } from './scene.tsx'
import { SealedUnit } from './sealed-unit.tsx'
import { BrokenWindow, FoggyWindow, PaneOnLifters, ShopFront } from './service-windows.tsx'
import { BrokenAtNight } from './services/broken-at-night.tsx'
import { DraftyRoom } from './services/drafty-room.tsx'
import { FoggyDetail } from './services/foggy-detail.tsx'
import { Storefront } from './services/storefront.tsx'

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
  'broken-at-night': BrokenAtNight,
  'foggy-detail': FoggyDetail,
  'drafty-room': DraftyRoom,
  storefront: Storefront,
  'foggy-corner': FoggyCorner,
  'drafty-corner': DraftyCorner,
  'broken-glass': BrokenGlass,
  'stripped-crank': StrippedCrank,
  'heritage-home': HeritageHome,
  'suburban-home': SuburbanHome,
  'condo-home': CondoHome,
  'walkout-home': WalkoutHome,
  'heat-section': HeatSection,
  'laminated-glass': LaminatedGlass,
  'sash-lock': SashLock,
  'casement-lock': CasementLock,
  'patio-lock': PatioLock,
  'homes-at-night': HomesAtNight,
  'storm-damage': StormDamage,
  'break-in': BreakIn,
  accident: Accident,
  'cold-crack': ColdCrack,
  'assessment-step': AssessmentStep,
  'securing-step': SecuringStep,
  'repair-step': RepairStep,
  'inspection-step': InspectionStep,
  'van-side': VanSide,
  'van-rear': VanRear,
  'repairable-window': RepairableWindow,
  'smashed-window': SmashedWindow,
  'tempered-sheet': TemperedSheet,
  'laminated-sheet': LaminatedSheet,
  'low-e-section': LowESection,
  'double-pane-section': DoublePaneSection,
  'tinted-sheet': TintedSheet,
  'obscure-sheet': ObscureSheet,
  'measured-opening': MeasuredOpening,
  'sill-apart': SillApart,
  'sill-apart-narrow': SillApartNarrow,
  'chinook-pane': ChinookPane,
  'cold-pane': ColdPane,
  'sun-pane': SunPane,
  'hail-pane': HailPane,
  'fogging-ribbon': FoggingRibbon,
  'fogging-crack': FoggingCrack,
  'fogging-condensation': FoggingCondensation,
  'fogging-accumulation': FoggingAccumulation,
  'fogging-minerals': FoggingMinerals,
  'fogging-heat-loss': FoggingHeatLoss,
  'edge-section': EdgeSection,
  'foggy-signs': FoggySigns,
  'option-reseal': OptionReseal,
  'option-unit': OptionUnit,
  'option-frame': OptionFrame,
  'bow-chinook': BowChinook,
  'bow-winter': BowWinter,
  'bow-sun': BowSun,
  street: Street,
  'night-street': NightStreet,
  'facade-survey': FacadeSurvey,
  'layered-glass': LayeredGlass,
  'five-panes': FivePanes,
  'family-house': FamilyHouse,
  'day-hours': DayHours,
} as const satisfies Record<string, ComponentType>

export type DrawingName = keyof typeof drawings

type DrawingFile = { readonly svg: string; readonly path: string; readonly width: number; readonly height: number }

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
