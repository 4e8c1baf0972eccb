import { type CustomProperty, type Rule, type Selector, transform, type Variable } from 'lightningcss'
import { parse } from 'parse5'
import { type Element, listElements, readText } from './rewrite-pages.ts'

/**
 * Leaves a page one `<style>` with what it uses: not the rules for classes that neither the page nor a script file
 * writes, not the custom properties that nothing reads, and no rule twice. Most colour tokens go, because only drawings
 * that are served as files use them.
 */
export function reducePageStyles(page: string, scriptFiles: string): string {
  const elements = listElements(parse(page, { sourceCodeLocationInfo: true }))
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value))
  const scripts = elements.filter(({ tagName }) => tagName === 'script').map(readText)
  const words = new Set([...attributes, ...scripts, scriptFiles].flatMap((text) => text.match(/[\w-]+/g) ?? []))
  if (styles.length === 0) return page
  const css = dropUnused(dropRepeatedRules(styles.map(readText).join('')), words)
  return replaceElements(page, styles, `<style>${css}</style>`)
}

/**
 * Drops a rule that comes again later, word for word and under the same conditions. Nothing changes by that: the later
 * one wins over whatever stands between. Astro gives a page the styles of the form twice, for the page and its script.
 */
function dropRepeatedRules(css: string): string {
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

/** A text that is the same for two rules that are the same, wherever they stand. */
function describe(part: unknown): string {
  return JSON.stringify(part, (name, value) => (name === 'loc' ? undefined : value))
}

/** Drops what the page does not use, until nothing changes: a removed rule may leave a custom property unused. */
function dropUnused(css: string, words: ReadonlySet<string>): string {
  const { classes, properties, variables } = listNames(css)
  const unusedSymbols = [
    ...[...classes].filter((name) => !words.has(name)),
    ...[...properties].filter((name) => !words.has(name) && !variables.has(name)),
  ]
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols })
  const reduced = code.toString()
  return reduced === css ? css : dropUnused(reduced, words)
}

/** The classes of a stylesheet's selectors, the custom properties that it declares, and those that it reads. */
function listNames(css: string) {
  const classes = new Set<string>()
  const properties = new Set<string>()
  const variables = new Set<string>()
  const visitor = {
    Selector(selector: Selector) {
      for (const part of selector) if (part.type === 'class') classes.add(part.name)
    },
    Declaration: {
      // Lightning CSS also calls a property custom that it does not know, such as object-fit.
      custom({ name }: CustomProperty) {
        if (name.startsWith('--')) properties.add(name)
      },
    },
    Variable({ name }: Variable) {
      variables.add(name.ident)
    },
  }
  transform({ filename: 'page.css', code: Buffer.from(css), visitor })
  return { classes, properties, variables }
}

/** Puts `replacement` in the place of the first of the elements, and nothing in those of the others. */
function replaceElements(page: string, elements: readonly Element[], replacement: string): string {
  let result = ''
  let end = 0
  for (const [index, { sourceCodeLocation }] of elements.entries()) {
    if (!sourceCodeLocation) continue
    result += page.slice(end, sourceCodeLocation.startOffset) + (index === 0 ? replacement : '')
    end = sourceCodeLocation.endOffset
  }
  return result + page.slice(end)
}
