import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DefaultTreeAdapterTypes } from 'parse5'

/** Changes the text of a built page; `scriptFiles` is the text of all scripts that the page may fetch. */
type PageStep = (html: string, scriptFiles: string) => string

/** Rewrites every page of a built site, with the steps in their order. */
export async function rewritePages(root: string, steps: readonly PageStep[]): Promise<void> {
  const scripts = await readFiles(root, '_astro/*.js')
  for (const [path, page] of await readFiles(root, '**/*.html')) {
    const scriptFiles = listFetched(page, scripts).join('\n')
    const rewritten = steps.reduce((html, step) => step(html, scriptFiles), page)
    await writeFile(path, rewritten)
  }
}

/** The texts of the scripts that a page names, of those that these name, and so on. */
function listFetched(text: string, scripts: ReadonlyMap<string, string>): string[] {
  const named = [...scripts].filter(([path]) => text.includes(basename(path)))
  const others = new Map([...scripts].filter(([path]) => !named.some(([namedPath]) => namedPath === path)))
  return named.flatMap(([, script]) => [script, ...listFetched(script, others)])
}

/** The texts of a folder's files by their paths, in a fixed order, so that the same pages are built the same way. */
export async function readFiles(folder: string, pattern: string): Promise<Map<string, string>> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd: folder }))).sort().map((name) => join(folder, name))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)))
}

export type Element = DefaultTreeAdapterTypes.Element

/** Every element under a node of a parsed page, in document order, what is in a template among them. */
export function listElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  const inner = children.flatMap(listElements)
  return 'tagName' in node ? [node, ...inner] : inner
}

/** The text of a script or style element. */
export function readText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
