import { createHash } from 'node:crypto'
import { parse } from 'parse5'
import { readEstimateEndpoint } from '../src/form/endpoint.ts'
import { type Element, listElements, readText } from './rewrite-pages.ts'

// The types of scripts that a browser obeys. Any other, such as JSON-LD, is data to it and needs no permission.
const scriptTypes = ['', 'module', 'speculationrules']

/**
 * Writes a page's content security policy into it, made from what is really there: inline scripts and styles by the hash
 * of their text, and each other source only where the page has a use for it. It stands directly behind the charset,
 * before anything it governs.
 */
export function addContentSecurityPolicy(html: string): string {
  const elements = listElements(parse(html, { sourceCodeLocationInfo: true }))
  const charset = elements.find(({ attrs }) => attrs.some(({ name }) => name === 'charset'))?.sourceCodeLocation
  if (!charset) throw new Error('A page has no <meta charset="utf-8"> for its Content Security Policy to follow.')
  const policy = `<meta http-equiv="Content-Security-Policy" content="${buildPolicy(html)}">`
  return html.slice(0, charset.endOffset) + policy + html.slice(charset.endOffset)
}

export function buildPolicy(html: string): string {
  const elements = listElements(parse(html))
  refuseInlineAttributes(elements)
  const hasForm = elements.some(({ tagName }) => tagName === 'form')
  const hasScriptFile = elements.some((element) => element.tagName === 'script' && readAttribute(element, 'src'))
  const endpoint = findEndpoint(elements)
  const hasDataPicture = /["'(]data:image/.test(html)
  const scripts = elements.filter((element) => element.tagName === 'script' && isRunInline(element))
  const styles = elements.filter(({ tagName }) => tagName === 'style')

  const directives: Record<string, (string | false)[]> = {
    'default-src': ["'none'"],
    // The scripts of the form, the tools and the fog are files of the site that are fetched later.
    'script-src': [hasScriptFile && "'self'", ...hashTexts(scripts)],
    'style-src': hashTexts(styles),
    // Photos that are picked in the form are shown from blob: URLs.
    'img-src': ["'self'", hasDataPicture && 'data:', hasForm && 'blob:'],
    'font-src': ["'self'"],
    // The form may send its requests elsewhere, and Lighthouse reads robots.txt from within the page.
    'connect-src': ["'self'", endpoint !== "'self'" && endpoint],
    'base-uri': ["'none'"],
    'form-action': [endpoint || "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`)
    .join(';')
}

/** How the policy names what the page's form is sent to; empty where it is sent nowhere. */
function findEndpoint(elements: Element[]): string {
  const form = elements.find((element) => element.tagName === 'form' && readAttribute(element, 'action'))
  const action = form ? readAttribute(form, 'action') : ''
  return (action && readEstimateEndpoint(action)?.source) || ''
}

function hashTexts(elements: Element[]): string[] {
  const hashes = elements.map(
    (element) => `'sha256-${createHash('sha256').update(readText(element)).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

function isRunInline(script: Element): boolean {
  const isFile = script.attrs.some(({ name }) => name === 'src')
  return !isFile && scriptTypes.includes(readAttribute(script, 'type'))
}

// Stops the build at attributes that the policy cannot allow, because a browser would silently drop them.
function refuseInlineAttributes(elements: Element[]): void {
  for (const { tagName, attrs } of elements) {
    const refused = attrs.find(({ name }) => name === 'style' || name.startsWith('on'))
    if (refused)
      throw new Error(`<${tagName} ${refused.name}="${refused.value}">: the Content Security Policy refuses it.`)
  }
}

function readAttribute(element: Element, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? ''
}
