import type { Shape } from '../../art/kit/artwork.tsx'
import {
  describeAuroraDefs,
  describeCityGlow,
  describeCityLights,
  describeLightDefs,
  describeLightsOnWater,
  describeSkyLights,
} from '../../art/scene/scene-lights.ts'
import { isDarkTheme } from './theme.ts'

/** The prefix of the ids in DowntownScene. */
const prefix = 'downtown'

/** Draws the lights of the night into the scene of the page, once. Inline SVG never becomes the Largest Contentful Paint. */
export function addCityLights(scene: Element): void {
  if (!isDarkTheme() || scene.querySelector(`#${prefix}-aurora`)) return
  const find = (fill: string) => scene.querySelector(`[fill="${fill}"]`)
  scene.querySelector('defs')?.append(...[...describeLightDefs(prefix), ...describeAuroraDefs(prefix)].map(makeElement))
  find(`url(#${prefix}-sky)`)?.after(...describeSkyLights(prefix).map(makeElement))
  find('var(--city-back)')?.before(...describeCityGlow(prefix).map(makeElement))
  find('var(--needle)')?.before(...describeCityLights().map(makeElement))
  find('var(--bank-edge)')?.before(...describeLightsOnWater(prefix).map(makeElement))
}

function makeElement([tag, attributes, children = []]: Shape): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children.map(makeElement))
  return element
}
