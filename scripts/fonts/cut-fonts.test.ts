import { copyFile, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { cutFontsOfFolder } from './cut-fonts.ts'
import { fontFaceRule, readFontFace } from './font-face.ts'
import { readFontMetrics } from './read-font.ts'

const whole = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const source = 'src:url(/_astro/figtree.whole.woff2)format("woff2");font-weight:400 600'
const page = `<style>
@font-face{font-family:Figtree;${source}}
@font-face{font-family:Figtree;${source};unicode-range:U+E0-FF}
</style><p>Clear glass caf&eacute;</p>`

async function buildSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cut-fonts-'))
  await mkdir(join(folder, '_astro'))
  await copyFile(whole, join(folder, '_astro/figtree.whole.woff2'))
  await writeFile(join(folder, '_astro/form.js'), 'say("ñ")')
  await writeFile(join(folder, 'index.html'), page)
  await cutFontsOfFolder(folder)
  return folder
}

async function readFaces(folder: string) {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const faces = (html.match(fontFaceRule) ?? []).flatMap((rule) => readFontFace(rule) ?? [])
  return Promise.all(
    faces.map(async (face) => {
      const font = await readFile(join(folder, face.url))
      const plain = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
      return { ...face, characters: [...readFontMetrics(plain).widths.keys()].join('') }
    }),
  )
}

// Fonts take a while to cut on a busy machine, hence the longer timeouts.
test('the first face has what pages and scripts say and basic Latin, the ranged one the rest of its range', async () => {
  const [arriving, rest] = await readFaces(await buildSite())
  expect(arriving?.characters).toMatch(/^ .*~éñ$/)
  expect(arriving?.characters).toHaveLength(95 + 2)
  expect(rest?.characters).toContain('ë')
  expect(rest?.characters).not.toMatch(/[a-zéñ]/)
  expect(rest?.unicodeRange).toBe('U+E0-E8,U+EA-F0,U+F2-FF')
}, 30_000)

test('files are named for what is in them, and the whole file goes', async () => {
  const folder = await buildSite()
  const [arriving, rest] = await readFaces(folder)
  expect(arriving?.url).toMatch(/^\/_astro\/figtree\.[0-9a-f]{8}\.woff2$/)
  expect(arriving?.url).not.toBe(rest?.url)
  expect(await readdir(join(folder, '_astro'))).toHaveLength(3)
  expect((await stat(join(folder, arriving?.url ?? ''))).size).toBeLessThan((await stat(whole)).size * 0.6)
}, 30_000)

test('two builds of the same pages are the same', async () => {
  const [first, second] = [await buildSite(), await buildSite()]
  expect(await readFile(join(first, 'index.html'), 'utf8')).toBe(await readFile(join(second, 'index.html'), 'utf8'))
}, 30_000)
