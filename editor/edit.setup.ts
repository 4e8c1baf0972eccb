import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { build, preview } from 'vite'
import { findMistakes } from '../src/content/facts/mistakes.ts'
import { type FileName, schemas } from '../src/content/facts/schema.ts'
import { deliveringSite } from '../src/form/delivery/testing.ts'
import { copyProject } from '../tests/support/copy-project.ts'
import { edited, flood, patioDoor, writeExampleFacts } from '../tests/support/example-facts.ts'
import { readPicture } from '../tests/support/pictures.ts'
import { expect, test } from '../tests/support/test.ts'

const folder = 'src/content/facts'
const names = Object.keys(schemas) as FileName[]

/** The editor as it is built, on an origin of its own. */
const setup = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  baseURL: async ({}, runTest) => {
    const outDir = join(process.cwd(), 'test-results/editor')
    await build({ root: 'editor', logLevel: 'warn', build: { outDir } })
    const server = await preview({ root: 'editor', preview: { port: 0 }, build: { outDir } })
    await runTest(server.resolvedUrls?.local[0])
    await server.close()
  },
})

// Times are written down as the form shows them, wherever the owner is.
setup.use({ timezoneId: 'Pacific/Auckland', actionTimeout: 60_000 })

/** Puts facts into the browser's private file system, which the editor opens instead of a folder that somebody picks. */
async function openEditor(page: Page, facts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/')
  await page.evaluate(
    async ({ path, texts }) => {
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle('.git', { create: true })
      let inner = root
      for (const name of path) inner = await inner.getDirectoryHandle(name, { create: true })
      for (const [name, text] of texts) {
        const file = await (await inner.getFileHandle(`${name}.json`, { create: true })).createWritable()
        await file.write(text)
        await file.close()
      }
    },
    { path: folder.split('/'), texts: Object.entries(facts) },
  )
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
}

/** The files of facts, by their path from there. */
async function readSaved(page: Page): Promise<Map<string, Buffer>> {
  const saved = await page.evaluate(async (path) => {
    const saved: Record<string, number[]> = {}
    const read = async (directory: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
      for await (const [name, handle] of directory.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${prefix}${name}/`)
        if (handle instanceof FileSystemFileHandle) saved[prefix + name] = [...(await (await handle.getFile()).bytes())]
      }
    }
    let facts = await navigator.storage.getDirectory()
    for (const name of path) facts = await facts.getDirectoryHandle(name)
    await read(facts, '')
    return saved
  }, folder.split('/'))
  return new Map(Object.entries(saved).map(([path, bytes]) => [path, Buffer.from(bytes)]))
}

/** The editor isolates the direction of the labels that it names its groups by. */
function getField(within: Page | Locator, label: string): Locator {
  return within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true })
}

async function fill(within: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await within.getByLabel(label, { exact: true }).fill(value)
}

/** A click that comes while a form closes may be lost. */
async function openFile(page: Page, name: FileName): Promise<void> {
  await expect(async () => {
    await page.getByText(String(schemas[name].meta()?.title), { exact: true }).click({ timeout: 10_000 })
    await expect(getSave(page)).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

function getSave(page: Page): Locator {
  return page.getByRole('button', { name: 'Save' })
}

/** Saves and returns to the list of files. */
async function save(page: Page): Promise<void> {
  await getSave(page).click()
  await expect(getSave(page)).toHaveCount(0)
}

async function addPhoto(within: Locator, photo: ReturnType<typeof readPicture>): Promise<void> {
  await within.getByRole('button', { name: 'Browse' }).click()
  const dialog = within.page().getByRole('dialog', { name: 'Select Image' })
  const chooser = within.page().waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles(photo)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(within.getByRole('button', { name: 'Replace' })).toBeVisible()
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

setup('a price, a phone, a question, a notice and a pair of photos', async ({ page }) => {
  rmSync(deliveringSite, { recursive: true, force: true })
  copyProject(deliveringSite)
  writeExampleFacts(deliveringSite)
  const location = join(deliveringSite, folder)
  const before = Object.fromEntries(names.map((name) => [name, readFileSync(join(location, `${name}.json`), 'utf8')]))
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') complaints.push(message.text())
  })
  await openEditor(page, before)

  await openFile(page, 'claims')
  const repair = getField(page, 'Repair, overall')
  await repair.getByRole('button', { name: 'Expand' }).click()
  await fill(repair, { From: '99999' })
  await getSave(page).click()
  await expect(repair.getByRole('alert')).toHaveText(/less than or equal to 20,000/)
  await fill(repair, { From: '900' })
  await getSave(page).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('Prices › Repair, overall › To: expected a number that is not less than "from".')
  await refusal.getByRole('button', { name: 'OK' }).click()
  await fill(repair, { From: String(edited.repair.from) })
  await save(page)

  await openFile(page, 'business')
  await fill(page, { 'Phone for homes': '403 555 0142' })
  await getSave(page).click()
  await expect(getField(page, 'Phone for homes').getByRole('alert')).toContainText('such as +14035550142')
  await fill(page, { 'Phone for homes': edited.residentialPhone })
  await save(page)

  await openFile(page, 'questions')
  const home = getField(page, 'Questions on the home page')
  await home.getByRole('button', { name: /^Add/ }).click()
  await fill(home, { Question: edited.question.question, Answer: edited.question.answer })
  await save(page)

  await openFile(page, 'notices')
  await page.getByRole('button', { name: /^Add/ }).click()
  await fill(page, { Text: flood.text, From: flood.from, Until: flood.until })
  await save(page)

  await openFile(page, 'work')
  await page.getByRole('button', { name: /^Add/ }).click()
  await addPhoto(getField(page, 'Before'), readPicture('12-megapixels.jpg', 'broken.jpg'))
  await addPhoto(getField(page, 'After'), readPicture('12-megapixels-upright.jpg', 'whole.jpg'))
  await fill(getField(page, 'Before'), { Description: patioDoor.before.alt })
  await fill(getField(page, 'After'), { Description: patioDoor.after.alt })
  await fill(page, { Neighbourhood: patioDoor.neighbourhood, Month: patioDoor.month, 'What was done': patioDoor.done })
  await getField(page, 'Services').getByRole('checkbox', { name: 'Residential repair' }).check()
  await save(page)
  expect(complaints).toEqual([])

  const value = (name: FileName) => JSON.parse(before[name] ?? '')
  const { home: questions, faq } = value('questions')
  const expected: Readonly<Record<FileName, unknown>> = {
    business: { ...value('business'), residentialPhone: edited.residentialPhone },
    claims: { ...value('claims'), prices: { ...value('claims').prices, repair: edited.repair } },
    places: value('places'),
    questions: { home: [...questions, edited.question], faq },
    notices: [...value('notices'), flood],
    work: [...value('work'), patioDoor],
  }
  // The last file is written while its form closes, and cannot be read meanwhile.
  const saved = new Map<string, Buffer>()
  await expect(async () => {
    for (const [path, bytes] of await readSaved(page)) saved.set(path, bytes)
    for (const name of names) expect(String(saved.get(`${name}.json`)), name).toBe(write(expected[name]))
  }).toPass({ timeout: 60_000 })
  const pictures = [...saved].filter(([path]) => !path.endsWith('.json')).sort()
  const described = pictures.map(async ([path, bytes]) => {
    const { format, width, height, exif } = await sharp(bytes).metadata()
    return { path, format, width, height, exif }
  })
  const webp = { format: 'webp', exif: undefined }
  expect(await Promise.all(described)).toEqual([
    { ...webp, path: patioDoor.before.file, width: 1600, height: 1200 },
    { ...webp, path: patioDoor.after.file, width: 1200, height: 1600 },
  ])

  mkdirSync(join(location, 'pictures'), { recursive: true })
  for (const [path, bytes] of saved) writeFileSync(join(location, path), bytes)
  expect(await findMistakes(location)).toEqual([])
  const arguments_ = ['format', '--stdin-file-path', `${folder}/work.json`]
  const work = String(saved.get('work.json'))
  expect(execFileSync('biome', arguments_, { input: work, encoding: 'utf8' })).toBe(work)
})
