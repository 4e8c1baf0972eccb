import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What each folder may import. A star stands for any one folder. */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/styles': [],
  'src/content': ['src/lib'],
  'src/art/kit': ['src/lib', 'src/styles'],
  'src/art/scene': ['src/art/kit'],
  'src/art/map': ['src/art/kit', 'src/content'],
  'src/art/motifs': ['src/art/kit', 'src/art/scene'],
  'src/art/closing': ['src/art/kit', 'src/art/scene'],
  'src/art/identity': ['src/art/kit', 'src/art/scene', 'src/content', 'src/lib'],
  'src/components': ['src/art/kit', 'src/content', 'src/lib'],
  'src/seo': ['src/art/identity', 'src/content', 'src/lib'],
  'src/form': ['src/components', 'src/art/motifs', 'src/art/kit', 'src/content', 'src/lib', 'src/styles/fonts'],
  'src/fog': ['src/components', 'src/art/scene', 'src/art/kit', 'src/content', 'src/lib'],
  'src/tools/kit': ['src/components', 'src/art/kit', 'src/content', 'src/lib'],
  'src/tools/*': ['src/tools/kit', 'src/components', 'src/art', 'src/content', 'src/lib'],
  'src/tools/all-tools.ts': ['src/tools'],
  'src/tools/tool-links.tsx': ['src/tools/all-tools.ts', 'src/tools/kit', 'src/components', 'src/content'],
  'src/tools/find-out.tsx': [
    'src/tools/tool-links.tsx',
    'src/tools/find-out.module.css',
    'src/tools/kit',
    'src/components',
  ],
  'src/layouts': [
    'src/seo',
    'src/form',
    'src/fog',
    'src/tools',
    'src/components',
    'src/art/identity',
    'src/art/kit',
    'src/content',
    'src/lib',
    'src/styles',
  ],
  'src/views/shared': ['src/fog', 'src/components', 'src/art', 'src/content', 'src/lib'],
  'src/views/receipts': [
    'src/views/shared',
    'src/views/errors',
    'src/form',
    'src/components',
    'src/art',
    'src/content',
    'src/lib',
  ],
  'src/views/*': [
    'src/views/shared',
    'src/tools/all-tools.ts',
    'src/tools/tool-links.tsx',
    'src/tools/find-out.tsx',
    'src/fog',
    'src/components',
    'src/art',
    'src/content',
    'src/lib',
  ],
  'src/pages': ['src'],
  'src/gallery': ['src'],
  editor: ['src/content'],
  hosting: ['src/form'],
  receiver: ['hosting', 'src/form', 'src/content', 'src/lib'],
  integrations: ['hosting', 'src/form', 'src/content'],
  server: ['hosting', 'receiver', 'src/form', 'src/content', 'src/lib'],
  scripts: ['tests', 'hosting', 'integrations', 'server', 'src/content'],
}

/** What folders outside src may import of the form: its files without React. */
const formContract = ['request', 'endpoint', 'words', 'describe'].map((name) => `src/form/${name}.ts`)

/** A little above what there is: whoever raises one has asked first what can go. */
const limits = { files: 620, lines: 60_500, smallFiles: 65 }

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
/** Not counted: what an owner adds to the facts, fonts and pictures. */
const notCounted = /^package-lock\.json$|^src\/content\/facts\/.*\.(json|webp|jpe?g|png|avif)$|\.(woff2|jpg|png)$/
const files = listed.split('\n').filter((file) => existsSync(file) && !notCounted.test(file))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const lineCounts = new Map([...texts].map(([file, text]) => [file, text.split('\n').length - 1]))
const imports = new Map(files.filter(isCode).map((file) => [file, listImports(file)]))

test('a folder imports what its row of the table names, and nothing else', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets.filter((target) => !mayImport(file, target)).map((target) => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(findCircles(imports)).toEqual([])
})

test('no folders import each other in a circle', () => {
  const folders = new Map<string, string[]>()
  for (const [file, targets] of imports) {
    if (isTest(file)) continue
    const row = findRow(file)
    const others = targets.map(findRow).filter((target) => target !== row)
    folders.set(row, [...new Set([...(folders.get(row) ?? []), ...others])])
  }
  expect(findCircles(folders)).toEqual([])
})

const tools = listFolders('src/tools/').filter((name) => name !== 'kit')

test.each(tools)('the tool %s is one folder, one line in the list and at most two places', (name) => {
  const folder = `src/tools/${name}/`
  const importing = [...imports].flatMap(([file, targets]) =>
    !isTest(file) && !file.startsWith(folder) && targets.some((target) => target.startsWith(folder)) ? [file] : [],
  )
  expect(importing).toEqual(['src/tools/all-tools.ts'])
  const member = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const lines = [...texts]
    .filter(([file]) => isCode(file) && !isTest(file) && !file.startsWith(folder) && file !== 'src/tools/all-tools.ts')
    .flatMap(([file, text]) => text.split('\n').map((line) => `${file}: ${line.trim()}`))
  expect(lines.filter((line) => line.includes(`tools.${member}`)).length).toBeLessThanOrEqual(2)
  // Questions have ids of their own, which may be the same word; so may sections, whose ids are in double quotes.
  const isNamed = (line: string) =>
    line.includes(`tools/${name}`) || (line.includes(`'${name}'`) && !/: id: /.test(line))
  expect(lines.filter(isNamed)).toEqual([])
})

test.each(listFolders('src/views/').filter((name) => name !== 'shared'))(
  'the view %s is imported by its own routes',
  (name) => {
    const folder = `src/views/${name}/`
    const importing = [...imports].flatMap(([file, targets]) =>
      targets.some((target) => target.startsWith(folder)) && !file.startsWith(folder) && !isTest(file) ? [file] : [],
    )
    const isAllowed = (file: string) =>
      /^src\/(pages|gallery)\//.test(file) || (name === 'errors' && file.startsWith('src/views/receipts/'))
    expect(importing.filter((file) => !isAllowed(file))).toEqual([])
  },
)

test('routes are short, and every file among them has a URL', () => {
  const routes = files.filter((file) => file.startsWith('src/pages/'))
  expect(routes.filter((file) => !/\.astro$|\.\w+\.ts$/.test(file))).toEqual([])
  expect(routes.filter((file) => countLines(file) > 40)).toEqual([])
})

test('folders and files are of a size to be read', () => {
  const folders = Map.groupBy(files, (file) => posix.dirname(file))
  const large = [...folders].filter(([, inside]) => inside.length > 30).map(([folder]) => folder)
  expect(large).toEqual([])
  const isLongByNature = (file: string) =>
    /\.css$|words\.ts$|\.(test|spec)\.tsx?$|\.(md|json|html|txt|svg)$|^src\/content\//.test(file)
  expect(files.filter((file) => countLines(file) > 300 && !isLongByNature(file))).toEqual([])
})

test('file and line counts stay within their limits', () => {
  const counts = {
    files: files.length,
    lines: [...lineCounts.values()].reduce((sum, lines) => sum + lines, 0),
    smallFiles: files.filter((file) => countLines(file) <= 20).length,
  }
  for (const [name, count] of Object.entries(counts)) {
    const advice = `${name}: raise the limit in this file for what is worth it; files of 20 lines or fewer may be part of their user`
    expect(count, advice).toBeLessThanOrEqual(limits[name as keyof typeof limits])
  }
})

function isCode(file: string): boolean {
  return /\.(ts|tsx|astro|css|mjs)$/.test(file)
}

/** Tests lie beside what they test; what they share is in files whose names begin with "testing". */
function isTest(file: string): boolean {
  return /\.(test|spec|setup)\.tsx?$|\/testing[^/]*\.tsx?$|^tests\//.test(file)
}

function countLines(file: string): number {
  return lineCounts.get(file) ?? 0
}

function listFolders(parent: string): string[] {
  const inside = files.filter((file) => file.startsWith(parent)).map((file) => file.slice(parent.length).split('/'))
  return [...new Set(inside.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])))]
}

/** The row of the table that a file belongs to, with its own folder in place of the star. */
function findRow(file: string): string {
  const parts = file.split('/')
  const rows = [3, 2, 1].map((length) => parts.slice(0, length).join('/'))
  return (
    rows.find((row) => row in allowedImports || `${posix.dirname(row)}/*` in allowedImports) ??
    parts.slice(0, -1).join('/')
  )
}

function mayImport(file: string, target: string): boolean {
  if (isTest(file)) return !target.startsWith('scripts/') || file.startsWith('scripts/')
  if (isTest(target)) return file.startsWith('scripts/') || !file.includes('/')
  const row = findRow(file)
  if (target.startsWith(`${row}/`)) return true
  // Configurations at the root put everything together.
  if (!file.includes('/')) return true
  const allowed = allowedImports[row] ?? allowedImports[`${posix.dirname(row)}/*`] ?? []
  if (!file.startsWith('src/') && target.startsWith('src/form/') && !formContract.includes(target)) return false
  return allowed.some((folder) => target === folder || target.startsWith(`${folder}/`))
}

/** The files of the project that a file imports. */
function listImports(file: string): string[] {
  const text = texts.get(file) ?? ''
  const names = file.endsWith('.css')
    ? [...text.matchAll(/(?:from|@import) ["'](\.[^"']+)["']/g)].map(([, name = '']) => name)
    : readScripts(file, text).flatMap((code) => ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName))
  const paths = names
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name.replace(/\?.*/, '')))
  return [...new Set(paths.filter((path) => texts.has(path)))]
}

/** An Astro component has code between its fences and in its scripts. */
function readScripts(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [text]
  const [, frontmatter = ''] = /^---\n(.*?)\n---/s.exec(text) ?? []
  return [frontmatter, ...[...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)]
}

/** Each circle once, as the names on it. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (node: string, path: readonly string[]) => {
    if (path.includes(node)) circles.push([...path.slice(path.indexOf(node)), node].join(' → '))
    if (done.has(node)) return
    done.add(node)
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}
