import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { followImports } from './follow-imports.ts'

// Copies the receiver with all that it needs, and nothing else, to a folder: node scripts/copy-receiver.ts FOLDER
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Where to? node scripts/copy-receiver.ts FOLDER')

const { files, packages } = followImports(['server/receive.ts', 'server/requests.ts'])
const packageFolders = packages.map((name) => `node_modules/${name}`)
for (const path of ['package.json', 'receiver/migrations', ...files, ...packageFolders]) {
  cpSync(path, join(folder, path), { recursive: true })
}
