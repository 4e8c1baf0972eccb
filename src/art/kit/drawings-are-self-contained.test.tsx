import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ClearYear } from '../../views/about/drawings/clear-year.tsx'
import { FamilyHouse } from '../../views/about/drawings/family-house.tsx'
import { DayHours, LayeredGlass, WarrantyPanes } from '../../views/about/drawings/promises.tsx'
import { FacadeSurveyGrid, FaultSample } from '../../views/commercial/drawings/facade-survey.tsx'
import { Towers } from '../../views/commercial/drawings/towers.tsx'
import { EdgeCrossSection } from '../../views/double-pane/drawings/edge-cross-section.tsx'
import { OptionFrame, OptionReseal, OptionUnit } from '../../views/double-pane/drawings/repair-options.tsx'
import { SillDrift, SillShards, Snowfall, StormView, StruckPane } from '../../views/emergency/drawings/storm-view.tsx'
import { CrackedPane } from '../../views/errors/drawings/cracked-pane.tsx'
import { SettingPane } from '../../views/glass/drawings/setting-pane.tsx'
import { SealedUnitLabels, SealedUnitMarks } from '../../views/home/drawings/sealed-unit.tsx'
import { House } from '../../views/residential/drawings/house.tsx'
import { BrokenAtNight } from '../../views/services/drawings/broken-at-night.tsx'
import { Mark } from '../identity/mark.tsx'
import { ArrivalMapLabels } from '../map/arrival-map-labels.tsx'
import { StorefrontTrouble } from '../motifs/trouble-panes.tsx'
import { DowntownScene, Scene } from '../scene/scene.tsx'
import { drawings } from './drawings.tsx'
import { thumbnails } from './thumbnails.tsx'

function LabelledMap() {
  return <ArrivalMapLabels minutes={{ central: '1', innerCity: '2', suburban: '3', extended: '4' }} />
}

function LabelledUnit() {
  const label = { name: 'Part', note: 'What it does' }
  const labels = { outsidePane: label, insidePane: label, sealedSpace: label, spacerBar: label, edgeSeal: label }
  return <SealedUnitLabels labels={labels} />
}

function FaultSamples() {
  return (['cracked', 'fogged', 'drafty'] as const).map((fault) => <FaultSample key={fault} fault={fault} />)
}

/** Drawings that are inline SVG and have no file. */
const inlineDrawings: Record<string, ComponentType> = {
  BrokenAtNight,
  ClearYear,
  CrackedPane,
  DayHours,
  DowntownScene,
  EdgeCrossSection,
  FacadeSurveyGrid,
  FamilyHouse,
  FaultSamples,
  House,
  LabelledMap,
  LabelledUnit,
  LayeredGlass,
  Mark,
  OptionFrame,
  OptionReseal,
  OptionUnit,
  SealedUnitMarks,
  SettingPane,
  SillDrift,
  SillShards,
  Snowfall,
  StorefrontTrouble,
  StormView,
  StruckPane,
  Towers,
  WarrantyPanes,
}

const tested: Record<string, ComponentType> = { ...drawings, ...inlineDrawings }

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

describe.each(Object.entries(tested))('%s', (_, Art) => {
  test('refers only to ids of its own', () => {
    const markup = render(Art)
    const references = findAll(markup, /(?:url\(#|href="#)([^)"]+)/g)
    expect(idsOf(markup)).toEqual(expect.arrayContaining(references))
  })

  test('takes every colour from the tokens', () => {
    const used = findAll(render(Art), /var\((--[\w-]+)\)/g)
    expect(used.filter((name) => !tokens.has(name))).toEqual([])
  })

  test('carries no style the Content Security Policy would refuse', () => {
    expect(render(Art)).not.toMatch(/<style| style=/)
  })

  test('has no number that failed to compute', () => {
    expect(render(Art)).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('no two drawings share an id, so that any of them can stand on one page', () => {
  // A thumbnail repeats the ids of the drawing that it crops, and a drawing may have a second name.
  const whole = Object.entries(tested).filter(([name]) => !(name in thumbnails))
  const ids = [...new Set(whole.map(([, Art]) => Art))].flatMap((Art) => idsOf(render(Art)))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a drawing is decoration until the caller names it', () => {
  expect(render(Scene)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Scene role="img" aria-label="Calgary" />)).not.toContain('aria-hidden')
})
