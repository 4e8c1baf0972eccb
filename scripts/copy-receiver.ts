import { cpSync, existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import ts from 'typescript'

// Copies the receiver with all that it needs, and nothing else, to a folder: node scripts/copy-receiver.ts FOLDER
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Where to? node scripts/copy-receiver.ts FOLDER')

// How a file names the script of a thread.
const threadScript = /new URL\(["'](\..+?\.ts)["'], import\.meta\.url\)/g

const { files, packages } = followImports(['server/receive.ts', 'server/requests.ts'])
const packageFolders = packages.map((name) => `node_modules/${name}`)
for (const path of ['package.json', 'receiver/migrations', ...files, ...packageFolders]) {
  cpSync(path, join(folder, path), { recursive: true })
}

interface Imported {
  /** Files of the project, the entries among them. */
  files: string[]
  /** Names of packages, with those that they depend on. */
  packages: string[]
}

/** What some files of the project import when they run, and what that imports, and so on. */
function followImports(entries: readonly string[]): Imported {
  const files = new Set(entries)
  const packages = new Set<string>()
  // A set also visits what is added meanwhile.
  for (const file of files) {
    for (const name of listImports(file)) {
      if (name.startsWith('.')) files.add(posix.join(posix.dirname(file), name))
      else if (!isBuiltin(name)) packages.add(readPackageName(name))
    }
  }
  for (const name of packages) for (const dependency of listDependencies(name)) packages.add(dependency)
  return { files: [...files].sort(), packages: [...packages].sort() }
}

/** What a file imports, or runs as a thread, when its types are removed as Node does it. */
function listImports(file: string): string[] {
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ESNext,
    verbatimModuleSyntax: true,
  }
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions })
  const imports = ts.preProcessFile(outputText).importedFiles.map(({ fileName }) => fileName)
  return [...imports, ...[...outputText.matchAll(threadScript)].map(([, name = '']) => name)]
}

function readPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function listDependencies(name: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  // One that is not there lies inside the package that needs it.
  return Object.keys(dependencies).filter((dependency) => existsSync(`node_modules/${dependency}`))
}
