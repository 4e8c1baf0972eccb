import { type Rule, type Selector, transform } from 'lightningcss'
import { findFirstScreen } from './expect-first-screen.ts'

const styleElement = /<style>(?<css>.*?)<\/style>/s

/** Rules that only say when those within them hold. */
const conditions = ['media', 'supports', 'container', 'starting-style']

/**
 * Moves the styles that a page's first section has no use for behind it: the first paint comes with fewer bytes, and a
 * browser has less to read before it. Those are the rules for classes which come only later.
 */
export function splitStyles(html: string): string {
  const css = styleElement.exec(html)?.groups?.css
  const screen = findFirstScreen(html)
  if (!css || !screen) return html
  const words = new Set(html.slice(html.indexOf('<body'), screen.end).match(/[\w-]+/g))
  const isUnknown = (selector: Selector) => selector.some((part) => part.type === 'class' && !words.has(part.name))
  const isLater = (rule: Rule) => rule.type === 'style' && rule.value.selectors.every(isUnknown)

  const first = keepRules(css, (rule) => !isLater(rule))
  const later = keepRules(css, (rule) => isLater(rule) || conditions.includes(rule.type))
  const split = `${html.slice(0, screen.end)}<style>${later}</style>${html.slice(screen.end)}`
  return split.replace(css, () => first)
}

function keepRules(css: string, isKept: (rule: Rule) => boolean): string {
  const visitor = { Rule: (rule: Rule) => (isKept(rule) ? undefined : []) }
  const kept = transform({ filename: 'page.css', code: Buffer.from(css), visitor }).code
  // Conditions that were left with nothing in them go now.
  return transform({ filename: 'page.css', code: kept, minify: true }).code.toString()
}
