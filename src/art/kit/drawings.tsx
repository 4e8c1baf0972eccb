import type { ComponentType } from 'react'
import { FrostedPane, StainedPane, WetPane } from '../../tools/condensation/drawings/pane-from-room.tsx'
import { DrawnWindow } from '../../tools/glass-size/drawn-window.tsx'
import { GlazierAtWork } from '../../views/about/drawings/glazier-at-work.tsx'
import { FacadeSurvey } from '../../views/commercial/drawings/facade-survey.tsx'
import { NightStreet } from '../../views/commercial/drawings/night-street.tsx'
import {
  IndustrialProperty,
  MedicalProperty,
  OfficeProperty,
  RestaurantProperty,
  RetailProperty,
  SchoolProperty,
} from '../../views/commercial/drawings/properties.tsx'
import { Street } from '../../views/commercial/drawings/street.tsx'
import { BowChinook, BowSun, BowWinter } from '../../views/double-pane/drawings/bowed-units.tsx'
import { FoggingStrip } from '../../views/double-pane/drawings/fogging-strip.tsx'
import { FoggySigns } from '../../views/double-pane/drawings/foggy-signs.tsx'
import {
  AssessmentStep,
  InspectionStep,
  RepairStep,
  SecuringStep,
} from '../../views/emergency/drawings/response-steps.tsx'
import { Accident, BreakIn, ColdCrack, StormDamage } from '../../views/emergency/drawings/situations.tsx'
import { VanRear } from '../../views/emergency/drawings/van-rear.tsx'
import { VanSide } from '../../views/emergency/drawings/van-side.tsx'
import { MissingPane, MissingPaneNarrow } from '../../views/errors/drawings/missing-pane.tsx'
import { LaminatedSheet, TemperedSheet } from '../../views/glass/drawings/broken-sheets.tsx'
import { RepairableWindow, SmashedWindow } from '../../views/glass/drawings/decision-windows.tsx'
import { DoublePaneCrossSection, LowECrossSection } from '../../views/glass/drawings/glass-cross-sections.tsx'
import { ObscureSheet, TintedSheet } from '../../views/glass/drawings/light-sheets.tsx'
import { MeasuredOpening } from '../../views/glass/drawings/measured-opening.tsx'
import { SillApart, SillApartNarrow } from '../../views/glass/drawings/sill-apart.tsx'
import { ChinookPane, ColdPane, HailPane, SunPane } from '../../views/glass/drawings/weather-panes.tsx'
import { SealedUnit } from '../../views/home/drawings/sealed-unit.tsx'
import {
  BrokenGlass,
  DraftyCorner,
  FoggyCorner,
  StrippedCrank,
} from '../../views/residential/drawings/fault-details.tsx'
import { HeatCrossSection } from '../../views/residential/drawings/heat-cross-section.tsx'
import { CondoHome, HeritageHome, SuburbanHome, WalkoutHome } from '../../views/residential/drawings/home-types.tsx'
import { HomesAtNight } from '../../views/residential/drawings/homes-at-night.tsx'
import { LaminatedGlass } from '../../views/residential/drawings/laminated-glass.tsx'
import { CasementLock, PatioLock, SashLock } from '../../views/residential/drawings/locks.tsx'
import { DraftyRoom } from '../../views/services/drawings/drafty-room.tsx'
import { FoggyDetail } from '../../views/services/drawings/foggy-detail.tsx'
import { Storefront } from '../../views/services/drawings/storefront.tsx'
import { ClosingPeaks } from '../closing/closing-peaks.tsx'
import { ClosingRiver } from '../closing/closing-river.tsx'
import { ClosingRoom } from '../closing/closing-room.tsx'
import { ClosingStreet } from '../closing/closing-street.tsx'
import { ArrivalMap } from '../map/arrival-map.tsx'
import { CurtainWall } from '../motifs/curtain-wall.tsx'
import { GlassSheets } from '../motifs/glass-sheets.tsx'
import { GlazierAtFrame } from '../motifs/glazier-at-frame.tsx'
import { CondoWindow, HeritageWindow, SuburbanWindow, WalkoutWindow } from '../motifs/home-windows.tsx'
import { CallMoment, CheckMoment, PriceMoment, WarrantyMoment, WorkMoment } from '../motifs/repair-moments.tsx'
import { BrokenWindow, FoggyWindow, PaneOnLifters, ShopFront } from '../motifs/service-windows.tsx'
import { StuckHardware } from '../motifs/stuck-hardware.tsx'
import { BrokenTrouble, DraftyTrouble, FoggyTrouble, NewGlassTrouble } from '../motifs/trouble-panes.tsx'
import { Scene } from '../scene/scene.tsx'
import { thumbnails } from './thumbnails.tsx'

/** Drawings that pages show as picture files. */
export const drawings = {
  scene: Scene,
  'closing-river': ClosingRiver,
  'closing-street': ClosingStreet,
  'closing-room': ClosingRoom,
  'closing-peaks': ClosingPeaks,
  'glazier-at-work': GlazierAtWork,
  'glazier-at-frame': GlazierAtFrame,
  'heritage-window': HeritageWindow,
  'suburban-window': SuburbanWindow,
  'condo-window': CondoWindow,
  'walkout-window': WalkoutWindow,
  'broken-window': BrokenWindow,
  'home-window': HeritageWindow,
  'shop-front': ShopFront,
  'pane-on-lifters': PaneOnLifters,
  'foggy-window': FoggyWindow,
  'arrival-map': ArrivalMap,
  'missing-pane': MissingPane,
  'missing-pane-narrow': MissingPaneNarrow,
  'curtain-wall': CurtainWall,
  'glass-sheets': GlassSheets,
  'sealed-unit': SealedUnit,
  'call-moment': CallMoment,
  'price-moment': PriceMoment,
  'work-moment': WorkMoment,
  'check-moment': CheckMoment,
  'warranty-moment': WarrantyMoment,
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
  'heat-cross-section': HeatCrossSection,
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
  'drawn-window': DrawnWindow,
  'tempered-sheet': TemperedSheet,
  'laminated-sheet': LaminatedSheet,
  'low-e-cross-section': LowECrossSection,
  'double-pane-cross-section': DoublePaneCrossSection,
  'tinted-sheet': TintedSheet,
  'obscure-sheet': ObscureSheet,
  'measured-opening': MeasuredOpening,
  'sill-apart': SillApart,
  'sill-apart-narrow': SillApartNarrow,
  'chinook-pane': ChinookPane,
  'cold-pane': ColdPane,
  'sun-pane': SunPane,
  'hail-pane': HailPane,
  'fogging-strip': FoggingStrip,
  'foggy-signs': FoggySigns,
  'wet-pane': WetPane,
  'frosted-pane': FrostedPane,
  'stained-pane': StainedPane,
  'bow-chinook': BowChinook,
  'bow-winter': BowWinter,
  'bow-sun': BowSun,
  'trouble-broken': BrokenTrouble,
  'trouble-fog': FoggyTrouble,
  'trouble-draft': DraftyTrouble,
  'trouble-stuck': StuckHardware,
  'trouble-glass': NewGlassTrouble,
  street: Street,
  'office-property': OfficeProperty,
  'retail-property': RetailProperty,
  'restaurant-property': RestaurantProperty,
  'medical-property': MedicalProperty,
  'school-property': SchoolProperty,
  'industrial-property': IndustrialProperty,
  'night-street': NightStreet,
  'facade-survey': FacadeSurvey,
  ...thumbnails,
} as const satisfies Record<string, ComponentType>

export type DrawingName = keyof typeof drawings

/** Shown in the dark theme alone, so there are no files of them for the light one. */
export const darkOnly: ReadonlySet<DrawingName> = new Set([
  'closing-river',
  'closing-street',
  'closing-room',
  'closing-peaks',
  'night-street',
  'homes-at-night',
])

/** In dark colours in both themes, because they show a storm or stand in a section that is always dark. */
export const alwaysInDarkColours: ReadonlySet<DrawingName> = new Set([
  'assessment-step',
  'repair-step',
  'after-hours-thumbnail',
])
