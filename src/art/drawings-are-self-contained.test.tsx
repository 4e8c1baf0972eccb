import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ArrivalMap } from './arrival-map.tsx'
import { ArrivalMapLabels } from './arrival-map-labels.tsx'
import { CurtainWall } from './curtain-wall.tsx'
import { Droplets } from './droplets.tsx'
import { GlassSheets } from './glass-sheets.tsx'
import { CondoWindow, HeritageWindow, SuburbanWindow, WalkoutWindow } from './home-windows.tsx'
import { MissingPane, MissingPaneNarrow } from './missing-pane.tsx'
import { CallMoment, CheckMoment, PriceMoment, WarrantyMoment, WorkMoment } from './repair-moments.tsx'
import { Scene } from './scene.tsx'
import { SealedUnit, SealedUnitLabels, SealedUnitMarks } from './sealed-unit.tsx'
import { BrokenWindow, FoggyWindow, PaneOnLifters, ShopFront } from './service-windows.tsx'

function LabelledMap() {
  return <ArrivalMapLabels minutes={{ core: '1', innerCity: '2', suburban: '3', extended: '4' }} />
}

function LabelledUnit() {
  const label = { name: 'Part', note: 'What it does' }
  const labels = { outsidePane: label, insidePane: label, sealedSpace: label, spacerBar: label, edgeSeal: label }
  return <SealedUnitLabels labels={labels} />
}

const drawings: Record<string, ComponentType> = {
  ArrivalMap,
  BrokenWindow,
  CallMoment,
  CheckMoment,
  CondoWindow,
  CurtainWall,
  Droplets,
  FoggyWindow,
  GlassSheets,
  HeritageWindow,
  LabelledMap,
  LabelledUnit,
  MissingPane,
  MissingPaneNarrow,
  PaneOnLifters,
  PriceMoment,
  Scene,
  SealedUnit,
  SealedUnitMarks,
  ShopFront,
  SuburbanWindow,
  WalkoutWindow,
  WarrantyMoment,
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
