import type { Page } from '@playwright/test'

/** What a screen reader comes to on a page: an element with a role, or a piece of text. */
export interface Heard {
  /** `StaticText` for text. */
  role: string
  name: string
  /** What is said with it: `level=2`, `expanded=false`, `invalid=true`. */
  states: string[]
  /** The roles and names of what it is in, from the outside in. */
  inside: Pick<Heard, 'role' | 'name'>[]
}

const saidStates = new Set(['level', 'expanded', 'pressed', 'checked', 'invalid', 'required', 'disabled', 'busy'])
const unsaidRoles = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'RootWebArea'])

/** The page in the order in which it is read, from the accessibility tree of the browser. */
export async function readHeard(page: Page): Promise<Heard[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const heard: Heard[] = []
  const read = (id: string, inside: Heard['inside']) => {
    const node = byId.get(id)
    if (!node) return
    const role = String(node.role?.value ?? '')
    const name = String(node.name?.value ?? '').replaceAll('\u00a0', ' ')
    const isSaid = !node.ignored && !unsaidRoles.has(role)
    const states = (node.properties ?? [])
      .filter(({ name: state, value }) => saidStates.has(state) && !(state === 'invalid' && value.value === 'false'))
      .map(({ name: state, value }) => `${state}=${value.value}`)
    if (isSaid) heard.push({ role, name, states, inside })
    for (const child of node.childIds ?? []) read(child, isSaid ? [...inside, { role, name }] : inside)
  }
  if (nodes[0]) read(nodes[0].nodeId, [])
  return heard
}

/** One line for each, indented by what it is in. Text that is the name of its element is not said twice. */
export function writeTranscript(heard: readonly Heard[]): string {
  return heard
    .filter(({ role, name, inside }) => role !== 'StaticText' || !inside.some((outer) => outer.name.includes(name)))
    .map(({ role, name, states, inside }) => {
      const said = role === 'StaticText' ? name : [role, name && `“${name}”`, ...states].filter(Boolean).join(' ')
      return `${'  '.repeat(inside.length)}${said}\n`
    })
    .join('')
}

/** Pieces of text between which nothing is heard: '22min', 'Name*', '…in CalgaryGet your view back.' */
export function findGluedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const phrasing = new Set(['B', 'EM', 'I', 'Q', 'SMALL', 'SPAN', 'STRONG'])
    const skipped = 'script, style, template, noscript, svg, option, [aria-hidden="true"]'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const glued: string[] = []
    let before: Text | undefined
    // A span that is laid out inline has no space around it. An item of a grid or a row is a block.
    const isSeparate = (text: Node, common: Node) => {
      for (let outer = text.parentElement; outer && outer !== common; outer = outer.parentElement) {
        if (!phrasing.has(outer.tagName) || !/^(inline|contents)$/.test(getComputedStyle(outer).display)) return true
      }
      return false
    }
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.parentElement?.closest(skipped) || !text.parentElement?.checkVisibility()) continue
      if (before && before.parentElement !== text.parentElement) {
        const range = document.createRange()
        range.setStartAfter(before)
        range.setEndBefore(text)
        const common = range.commonAncestorContainer
        const isOneRun = !isSeparate(before, common) && !isSeparate(text, common)
        const isBroken = range.cloneContents().querySelector('br, wbr')
        const isGlued = /[\p{L}\d.!?%)]$/u.test(before.data) && /^[\p{L}\d$(*]/u.test(text.data)
        if (isOneRun && !isBroken && isGlued) glued.push(before.data.slice(-24) + text.data.slice(0, 24))
      }
      before = text
    }
    return glued
  })
}
