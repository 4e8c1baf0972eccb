import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { textTypes } from '../hosting/rules.ts'

// Below this size there is hardly anything to save.
const minBytes = 256

// A window as large as the largest file and small blocks compress slightly better than brotli's defaults.
const brotliParameters = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_LGBLOCK]: 16,
}

const compressors = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: brotliParameters }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && extname(entry.name).slice(1) in textTypes)
  await Promise.all(texts.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < minBytes) return
  for (const [extension, compress] of Object.entries(compressors)) {
    const compressed = await compress(content)
    if (compressed.length < content.length) await writeFile(`${path}.${extension}`, compressed)
  }
}
