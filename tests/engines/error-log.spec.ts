import { expect, open, test } from './test.ts'
import { readErrors } from './test-site.ts'

/** Runs in the page. */
function causeErrors(): void {
  setTimeout(() => {
    throw new Error('a thrown error')
  })
  void Promise.reject(new Error('a rejected promise'))
  console.error('a message of the console')
  const image = document.body.appendChild(new Image())
  image.src = 'https://elsewhere.example/picture.png'
}

// What every other test in these engines relies on.
test('errors, messages and refused requests are noted', async ({ tab }) => {
  await open(tab, '/contact')
  await tab.evaluate(causeErrors)
  for (const noted of [
    /a thrown error/,
    /a rejected promise/,
    /a message of the console/,
    /img-src refused/,
    /failed to load/,
  ]) {
    await expect.poll(async () => (await tab.evaluate(readErrors)).join('\n')).toMatch(noted)
  }
  await tab.evaluate(() => sessionStorage.removeItem('errors'))
})
