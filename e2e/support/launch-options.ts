import { findChromium } from './find-browser.ts'

const quietArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How the tests and the screenshots start their browser. */
export function chooseLaunchOptions(): { executablePath: string; args: string[] } {
  // Workers read the configuration too. They inherit the environment, so the search runs once.
  process.env.CHROME_PATH ||= findChromium()
  // Chromium's sandbox refuses to start as root, which is who containers run as.
  const sandboxArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath: process.env.CHROME_PATH, args: [...quietArguments, ...sandboxArguments] }
}
