import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ClearYear } from '../about/clear-year.tsx'
import { FamilyHouse } from '../about/family-house.tsx'
import { GlazierAtWork } from '../about/glazier-at-work.tsx'
import { DayHours, LayeredGlass, WarrantyPanes } from '../about/promises.tsx'
import { ClosingPeaks } from '../closing/closing-peaks.tsx'
import { ClosingRiver } from '../closing/closing-river.tsx'
import { ClosingRoom } from '../closing/closing-room.tsx'
import { ClosingStreet } from '../closing/closing-street.tsx'
import { FacadeSurvey, FacadeSurveyGrid } from '../commercial/facade-survey.tsx'
import { NightStreet } from '../commercial/night-street.tsx'
import { Street } from '../commercial/street.tsx'
import { Towers } from '../commercial/towers.tsx'
import { BowChinook, BowSun, BowWinter } from '../double-pane/bowed-units.tsx'
import { EdgeSection } from '../double-pane/edge-section.tsx'
import { FoggingStrip } from '../double-pane/fogging-strip.tsx'
import { FoggySigns } from '../double-pane/foggy-signs.tsx'
import { FrostedPane, StainedPane, WetPane } from '../double-pane/pane-from-room.tsx'
import { OptionFrame, OptionReseal, OptionUnit } from '../double-pane/repair-options.tsx'
import { AssessmentStep, InspectionStep, RepairStep, SecuringStep } from '../emergency/response-steps.tsx'
import { Accident, BreakIn, ColdCrack, StormDamage } from '../emergency/situations.tsx'
import { SillDrift, SillShards, Snowfall, StormView, StruckPane } from '../emergency/storm-view.tsx'
import { VanRear } from '../emergency/van-rear.tsx'
import { VanSide } from '../emergency/van-side.tsx'
import { LaminatedSheet, TemperedSheet } from '../glass/broken-sheets.tsx'
import { RepairableWindow, SmashedWindow } from '../glass/decision-windows.tsx'
import { DrawnWindow } from '../glass/drawn-window.tsx'
import { DoublePaneSection, LowESection } from '../glass/heat-sections.tsx'
import { ObscureSheet, TintedSheet } from '../glass/light-sheets.tsx'
import { MeasuredOpening } from '../glass/measured-opening.tsx'
import { SettingPane } from '../glass/setting-pane.tsx'
import { SillApart, SillApartNarrow } from '../glass/sill-apart.tsx'
import { ChinookPane, ColdPane, HailPane, SunPane } from '../glass/weather-panes.tsx'
import { ArrivalMap } from '../map/arrival-map.tsx'
import { ArrivalMapLabels } from '../map/arrival-map-labels.tsx'
import { MissingPane, MissingPaneNarrow } from '../not-found/missing-pane.tsx'
import { BrokenGlass, DraftyCorner, FoggyCorner, StrippedCrank } from '../residential/fault-details.tsx'
import { HeatSection } from '../residential/heat-section.tsx'
import { CondoHome, HeritageHome, SuburbanHome, WalkoutHome } from '../residential/home-types.tsx'
import { HomesAtNight } from '../residential/homes-at-night.tsx'
import { House } from '../residential/house.tsx'
import { LaminatedGlass } from '../residential/laminated-glass.tsx'
import { CasementLock, PatioLock, SashLock } from '../residential/locks.tsx'
import { DowntownScene, Scene } from '../scene/scene.tsx'
import { CrackedPane } from '../server-error/cracked-pane.tsx'
import { BrokenAtNight } from '../services/broken-at-night.tsx'
import { DraftyRoom } from '../services/drafty-room.tsx'
import { FoggyDetail } from '../services/foggy-detail.tsx'
import { BrokenTrouble, DraftyTrouble, FoggyTrouble, NewGlass, StorefrontTrouble } from '../services/trouble-panes.tsx'
import { CurtainWall } from '../shared/curtain-wall.tsx'
import { GlassSheets } from '../shared/glass-sheets.tsx'
import { GlazierAtFrame } from '../shared/glazier-at-frame.tsx'
import { CondoWindow, HeritageWindow, SuburbanWindow, WalkoutWindow } from '../shared/home-windows.tsx'
import { CallMoment, CheckMoment, PriceMoment, WarrantyMoment, WorkMoment } from '../shared/repair-moments.tsx'
import { SealedUnit, SealedUnitLabels, SealedUnitMarks } from '../shared/sealed-unit.tsx'
import { BrokenWindow, FoggyWindow, PaneOnLifters, ShopFront } from '../shared/service-windows.tsx'
import { Storefront } from '../shared/storefront.tsx'

function LabelledMap() {
  return <ArrivalMapLabels minutes={{ core: '1', innerCity: '2', suburban: '3', extended: '4' }} />
}

function LabelledUnit() {
  const label = { name: 'Part', note: 'What it does' }
  const labels = { outsidePane: label, insidePane: label, sealedSpace: label, spacerBar: label, edgeSeal: label }
  return <SealedUnitLabels labels={labels} />
}

const drawings: Record<string, ComponentType> = {
  Accident,
  ArrivalMap,
  AssessmentStep,
  BowChinook,
  BowSun,
  BowWinter,
  BreakIn,
  BrokenAtNight,
  BrokenGlass,
  BrokenTrouble,
  BrokenWindow,
  CallMoment,
  CasementLock,
  CheckMoment,
  ChinookPane,
  ClearYear,
  ClosingPeaks,
  ClosingRiver,
  ClosingRoom,
  ClosingStreet,
  ColdCrack,
  ColdPane,
  CondoHome,
  CondoWindow,
  CrackedPane,
  CurtainWall,
  DayHours,
  DoublePaneSection,
  DowntownScene,
  DraftyCorner,
  DraftyRoom,
  DraftyTrouble,
  DrawnWindow,
  EdgeSection,
  FacadeSurvey,
  FacadeSurveyGrid,
  FamilyHouse,
  FoggingStrip,
  FoggyCorner,
  FoggyDetail,
  FoggySigns,
  FoggyTrouble,
  FoggyWindow,
  FrostedPane,
  GlassSheets,
  GlazierAtFrame,
  GlazierAtWork,
  HailPane,
  HeatSection,
  HeritageHome,
  HeritageWindow,
  HomesAtNight,
  House,
  InspectionStep,
  LabelledMap,
  LabelledUnit,
  LaminatedGlass,
  LaminatedSheet,
  LayeredGlass,
  LowESection,
  MeasuredOpening,
  MissingPane,
  MissingPaneNarrow,
  NewGlass,
  NightStreet,
  ObscureSheet,
  OptionFrame,
  OptionReseal,
  OptionUnit,
  PaneOnLifters,
  PatioLock,
  PriceMoment,
  RepairStep,
  RepairableWindow,
  SashLock,
  Scene,
  SealedUnit,
  SealedUnitMarks,
  SecuringStep,
  SettingPane,
  ShopFront,
  SillApart,
  SillApartNarrow,
  SillDrift,
  SillShards,
  SmashedWindow,
  Snowfall,
  StainedPane,
  Storefront,
  StorefrontTrouble,
  StormDamage,
  StormView,
  Street,
  StrippedCrank,
  StruckPane,
  SuburbanHome,
  SuburbanWindow,
  SunPane,
  TemperedSheet,
  TintedSheet,
  Towers,
  VanRear,
  VanSide,
  WalkoutHome,
  WalkoutWindow,
  WarrantyMoment,
  WarrantyPanes,
  WetPane,
  WorkMoment,
}

const stylesheet = readFileSync('src/styles/tokens.css', 'utf8')
const tokens = new Set(Array.from(stylesheet.matchAll(/(--[\w-]+):/g), ([, name]) => name))

function render(Art: ComponentType): string {
  return renderToStaticMarkup(<Art />)
}

function findAll(markup: string, pattern: RegExp): string[] {
  return Array.from(markup.matchAll(pattern), ([, found]) => found ?? '')
}

function idsOf(markup: string): string[] {
  return findAll(markup, / id="([^"]+)"/g)
}

describe.each(Object.entries(drawings))('%s', (_, Art) => {
  test('refers only to ids of its own', () => {
    const markup = render(Art)
    const references = findAll(markup, /(?:url\(#|href="#)([^)"]+)/g)
    expect(idsOf(markup)).toEqual(expect.arrayContaining(references))
  })

  test('takes every colour from the tokens', () => {
    const used = findAll(render(Art), /var\((--[\w-]+)\)/g)
    expect(used.filter((name) => !tokens.has(name))).toEqual([])
  })

  test('carries no style the content policy would refuse', () => {
    expect(render(Art)).not.toMatch(/<style| style=/)
  })

  test('has no number that failed to compute', () => {
    expect(render(Art)).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('no two drawings share an id, so that any of them can stand on one page', () => {
  const ids = Object.values(drawings).flatMap((Art) => idsOf(render(Art)))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a drawing is decoration until the caller names it', () => {
  expect(render(Scene)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Scene role="img" aria-label="Calgary" />)).not.toContain('aria-hidden')
})
