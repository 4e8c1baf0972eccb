import { type CustomProperty, type Selector, transform, type Variable } from 'lightningcss'
import { parse } from 'parse5'
import { type Element, listElements, readText } from './html-elements.ts'
import { dropRepeatedRules } from './repeated-rules.ts'

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

/** Repeats until nothing changes, because a removed rule may leave a custom property unused. */
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
      // Lightning CSS calls a property custom that it does not know, such as object-fit.
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
