import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  findNodeAtLocation,
  getLocation,
  getNodePath,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { compare, type Mistake } from './expected.ts'
import { type FileName, schemas } from './schema.ts'

type FactsFile = {
  readonly name: FileName
  readonly path: string
  readonly text: string
  readonly tree: Node | undefined
}

/** The mistakes in the files of a folder, each in one line: file, line, field, what was expected and what is there. */
export async function findMistakes(folder: string): Promise<string[]> {
  const mistakes = (Object.keys(schemas) as FileName[]).flatMap((name) => findInFile(folder, name))
  // Answers are filled in with figures, which can be read only where all files are right.
  return mistakes.length > 0 ? mistakes : findInAnswers(folder)
}

function readFacts(folder: string, name: FileName, errors: ParseError[] = []): FactsFile {
  const path = join(folder, `${name}.json`)
  const text = readFileSync(path, 'utf8')
  return { name, path, text, tree: parseTree(text, errors, { disallowComments: true }) }
}

function findInFile(folder: string, name: FileName): string[] {
  const path = join(folder, `${name}.json`)
  if (!existsSync(path)) return [`${relative('.', path)}: expected a file of this name, but there is none`]
  const errors: ParseError[] = []
  const file = readFacts(folder, name, errors)
  const checks = [
    () => errors.slice(0, 1).map((error) => explainSyntaxError(file.text, error)),
    () => listNodes(file.tree).flatMap(findRepeatedNames),
    () => compare(schemas[name], file.tree && getNodeValue(file.tree)),
    () => listNodes(file.tree).flatMap((node) => findMissingPicture(folder, node)),
  ]
  // Each of them makes sense only where the ones before it found nothing.
  for (const check of checks) {
    const mistakes = check()
    if (mistakes.length > 0) return mistakes.map((mistake) => describeMistake(file, mistake))
  }
  return []
}

const syntax: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma before it',
  ColonExpected: 'a colon before it',
  PropertyNameExpected: 'a name in double quotes, or no comma before it',
  ValueExpected: 'a value, or no comma before it',
  InvalidSymbol: 'double quotes around a text',
  InvalidCommentToken: 'no comment',
  UnexpectedEndOfString: 'a double quote at the end of the text',
  CloseBraceExpected: 'a } at the end',
  CloseBracketExpected: 'a ] at the end',
}

function explainSyntaxError(text: string, { error, offset }: ParseError): Mistake {
  const code = printParseErrorCode(error)
  return { path: getLocation(text, offset).path.filter((key) => key !== ''), expected: syntax[code] ?? code, offset }
}

/** JSON.parse would take the last of two fields of the same name. */
function findRepeatedNames({ type, children = [] }: Node): Mistake[] {
  if (type !== 'object') return []
  const names = children.map((property) => property.children?.[0]?.value)
  const repeated = children.filter((_, index) => names.indexOf(names[index]) < index)
  return repeated.map((node) => ({
    path: [...getNodePath(node), node.children?.[0]?.value],
    expected: 'each name once',
    offset: node.offset,
  }))
}

function findMissingPicture(folder: string, node: Node): Mistake[] {
  const isMissing =
    typeof node.value === 'string' && node.value.startsWith('pictures/') && !existsSync(join(folder, node.value))
  return isMissing ? [{ path: getNodePath(node), expected: 'a picture that is in src/content/facts' }] : []
}

function listNodes(node: Node | undefined): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(listNodes)] : []
}

function describeMistake({ name, path: file, text, tree }: FactsFile, mistake: Mistake): string {
  const { path, expected, offset = findNearest(tree, path) } = mistake
  const node = tree && findNodeAtLocation(tree, path)
  const line = text.slice(0, offset).split('\n').length
  const field = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  const value = node && JSON.stringify(getNodeValue(node))
  const written = mistake.found ?? (mistake.offset === undefined ? value : text.slice(offset).split('\n')[0])
  const found = written ? `is ${written.slice(0, 80)}` : 'is missing'
  // The entries of a list are named after their file: places[1].
  const where = field.startsWith('[') ? ` ${name}${field}` : field.replace('.', ' ')
  return `${relative('.', file)}:${line}${where}: expected ${expected}, but ${found}`
}

/** Where a value stands, or what it is missing from. */
function findNearest(tree: Node | undefined, path: JSONPath): number {
  const node = tree && findNodeAtLocation(tree, path)
  return node || path.length === 0 ? (node?.offset ?? 0) : findNearest(tree, path.slice(0, -1))
}

async function findInAnswers(folder: string): Promise<string[]> {
  const { findWrongFigures } = await import('./figures.ts')
  const file = readFacts(folder, 'questions')
  return findWrongFigures(file.tree && getNodeValue(file.tree)).map((mistake) => describeMistake(file, mistake))
}

/**
 * Characters that the web fonts lack, for files without mistakes: a browser shows them in another font. Each text that has
 * some is said in one line, as mistakes are.
 */
export function findMissingCharacters(folder: string): string[] {
  const known = new Set(readFileSync(join('src', 'styles', 'fonts', 'characters.txt'), 'utf8'))
  const expected = 'characters that the web fonts have (`npm run fonts` adds others)'
  return (Object.keys(schemas) as FileName[]).flatMap((name) => {
    const file = readFacts(folder, name)
    return listNodes(file.tree).flatMap((node) => {
      const characters = typeof node.value === 'string' ? new Set(node.value) : new Set<string>()
      const found = [...characters.difference(known)].join(' ')
      return found ? [describeMistake(file, { path: getNodePath(node), expected, found })] : []
    })
  })
}
