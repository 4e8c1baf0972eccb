import type { ComponentType } from 'react'
import { GlazierAtWork } from '../about/glazier-at-work.tsx'
import { ClosingPeaks } from '../closing/closing-peaks.tsx'
import { ClosingRiver } from '../closing/closing-river.tsx'
import { ClosingRoom } from '../closing/closing-room.tsx'
import { ClosingStreet } from '../closing/closing-street.tsx'
import { FacadeSurvey } from '../commercial/facade-survey.tsx'
import { NightStreet } from '../commercial/night-street.tsx'
import {
  IndustrialProperty,
  MedicalProperty,
  OfficeProperty,
  RestaurantProperty,
  RetailProperty,
  SchoolProperty,
} from '../commercial/properties.tsx'
import { Street } from '../commercial/street.tsx'
import { BowChinook, BowSun, BowWinter } from '../double-pane/bowed-units.tsx'
import { FoggingStrip } from '../double-pane/fogging-strip.tsx'
import { FoggySigns } from '../double-pane/foggy-signs.tsx'
import { FrostedPane, StainedPane, WetPane } from '../double-pane/pane-from-room.tsx'
import { AssessmentStep, InspectionStep, RepairStep, SecuringStep } from '../emergency/response-steps.tsx'
import { Accident, BreakIn, ColdCrack, StormDamage } from '../emergency/situations.tsx'
import { VanRear } from '../emergency/van-rear.tsx'
import { VanSide } from '../emergency/van-side.tsx'
import { LaminatedSheet, TemperedSheet } from '../glass/broken-sheets.tsx'
import { RepairableWindow, SmashedWindow } from '../glass/decision-windows.tsx'
import { DrawnWindow } from '../glass/drawn-window.tsx'
import { DoublePaneCrossSection, LowECrossSection } from '../glass/glass-cross-sections.tsx'
import { ObscureSheet, TintedSheet } from '../glass/light-sheets.tsx'
import { MeasuredOpening } from '../glass/measured-opening.tsx'
import { SillApart, SillApartNarrow } from '../glass/sill-apart.tsx'
import { ChinookPane, ColdPane, HailPane, SunPane } from '../glass/weather-panes.tsx'
import { ArrivalMap } from '../map/arrival-map.tsx'
import { MissingPane, MissingPaneNarrow } from '../not-found/missing-pane.tsx'
import { BrokenGlass, DraftyCorner, FoggyCorner, StrippedCrank } from '../residential/fault-details.tsx'
import { HeatCrossSection } from '../residential/heat-cross-section.tsx'
import { CondoHome, HeritageHome, SuburbanHome, WalkoutHome } from '../residential/home-types.tsx'
import { HomesAtNight } from '../residential/homes-at-night.tsx'
import { LaminatedGlass } from '../residential/laminated-glass.tsx'
import { CasementLock, PatioLock, SashLock } from '../residential/locks.tsx'
import { Scene } from '../scene/scene.tsx'
import { DraftyRoom } from '../services/drafty-room.tsx'
import { FoggyDetail } from '../services/foggy-detail.tsx'
import { CurtainWall } from '../shared/curtain-wall.tsx'
import { GlassSheets } from '../shared/glass-sheets.tsx'
import { GlazierAtFrame } from '../shared/glazier-at-frame.tsx'
import { CondoWindow, HeritageWindow, SuburbanWindow, WalkoutWindow } from '../shared/home-windows.tsx'
import { CallMoment, CheckMoment, PriceMoment, WarrantyMoment, WorkMoment } from '../shared/repair-moments.tsx'
import { SealedUnit } from '../shared/sealed-unit.tsx'
import { BrokenWindow, FoggyWindow, PaneOnLifters, ShopFront } from '../shared/service-windows.tsx'
import { Storefront } from '../shared/storefront.tsx'
import { StuckHardware } from '../shared/stuck-hardware.tsx'
import { BrokenTrouble, DraftyTrouble, FoggyTrouble, NewGlassTrouble } from '../shared/trouble-panes.tsx'
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
