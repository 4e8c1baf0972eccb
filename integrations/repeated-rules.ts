import { type Rule, transform } from 'lightningcss'

/**
 * Drops a rule that comes again later, word for word and under the same conditions. Nothing changes by that: the later
 * one wins over whatever stands between. Astro gives a page the styles of the form twice, for the page and its script.
 */
export function dropRepeatedRules(css: string): string {
  const left = new Map<string, number>()
  visitStyleRules(css, (key) => {
    left.set(key, (left.get(key) ?? 0) + 1)
    return true
  })
  return visitStyleRules(css, (key) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count === 1
  })
}

/** Calls `isKept` with each rule that is not within another one, and leaves out those for which it returns false. */
function visitStyleRules(css: string, isKept: (key: string) => boolean): string {
  const around: Rule[] = []
  const visitor = {
    Rule(rule: Rule) {
      if (rule.type === 'style' && !around.some(({ type }) => type === 'style')) {
        if (!isKept(describe([around.map(omitRules), rule]))) return []
      }
      around.push(rule)
      return undefined
    },
    RuleExit() {
      around.pop()
    },
  }
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString()
}

/** The name or the condition of a rule around others, such as `@layer base` or `@media print`. */
function omitRules(rule: Rule): unknown {
  return 'value' in rule ? [rule.type, { ...rule.value, rules: undefined }] : rule.type
}

/** The same for two rules that are the same, wherever they stand. */
function describe(part: unknown): string {
  return JSON.stringify(part, (name, value) => (name === 'loc' ? undefined : value))
}
