import { fieldChoices } from '../../src/form/describe.ts'
import { requiredFields } from '../../src/form/request.ts'
import { sampleRequest } from '../../src/form/testing-request.ts'
import type { Tab } from './engine.ts'

/** What tests ask a page. Each of these runs in the page, so it may use nothing from outside itself. */

/** 'in view' where an element is on the screen and not under the header, which a legal text covers; else where it is. */
export function readPlace(selector: string): string {
  const element = document.querySelector(selector)
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect(0, -1)
  // In the middle of the upper edge, since corners may be round.
  const hit = document.elementFromPoint((left + right) / 2, top + 1)
  if (bottom <= innerHeight && element?.contains(hit)) return 'in view'
  const covered = hit ? `under <${hit.localName} class="${hit.className}">` : 'outside the window'
  return `${top} to ${bottom} px of ${innerHeight}, ${covered}, in ${location.href} scrolled by ${scrollY}`
}

/**
 * Scrolls to an element and tells whether a click in its middle would hit it: it is at rest from one frame to the next,
 * nothing moves it, and nothing covers it. While a transition runs WebKit tells its position only at the start and at the
 * end, as if it were at rest.
 */
export async function isClickable(selector: string): Promise<boolean> {
  const element = document.querySelector(selector)
  const readBox = () => element?.getClientRects()[0] ?? new DOMRect()
  const isMoved = ({ timeline, effect }: Animation) =>
    timeline === document.timeline && effect instanceof KeyframeEffect && effect.target?.contains(element)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = readBox()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const { left, top, width, height } = readBox()
  const isAtRest = left === before.left && top === before.top && width === before.width && height === before.height
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return isAtRest && !document.getAnimations().some(isMoved) && (element?.contains(hit) ?? false)
}

export function isShown(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
}

export function readAttribute(selector: string, name: string): string | null | undefined {
  return document.querySelector(selector)?.getAttribute(name)
}

export function readText(selector: string): string | undefined {
  return document.querySelector<HTMLElement>(selector)?.innerText
}

export function readValues(selector: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value)
}

export function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false
}

export function count(selector: string): number {
  return document.querySelectorAll(selector).length
}

export function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Goes once the call has returned, since leaving the page would end the call with an error. */
export function goInHistory(steps: number): void {
  setTimeout(() => history.go(steps))
}

/** The required fields of the form, in its order. */
export const requiredSelector = requiredFields.map((name) => `#estimate-${name}`).join()

/** Fills them in, and returns what it has typed and chosen. */
export async function fillRequired(tab: Tab, request = sampleRequest): Promise<string[]> {
  for (const name of requiredFields) {
    const type = fieldChoices[name] ? tab.choose : tab.type
    await type(`#estimate-${name}`, request[name])
  }
  return requiredFields.map((name) => request[name])
}
