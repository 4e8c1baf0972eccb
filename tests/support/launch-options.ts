import { findChromium, findHeadlessShell } from './find-browser.ts'

const commonArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Fetches lazy pictures as early as on a 4G connection. Where it does not know its connection it would fetch more.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

/** Phones and Macs do not hint fonts. */
const withoutHinting = '--font-render-hinting=none'

/** Too little memory for pixels, so it lays pages out and draws nothing, which takes half of the time. Nobody looks. */
const withoutPixels = '--force-gpu-mem-available-mb=1'

interface ChromiumOptions {
  executablePath: string
  args: string[]
}

// Workers read the configuration too. They inherit the environment, so each search runs once.

/** How the tests and the screenshots start Chromium. */
export function chooseLaunchOptions(): ChromiumOptions {
  process.env.CHROME_PATH ||= findChromium()
  return { executablePath: process.env.CHROME_PATH, args: listArguments() }
}

/** With the back/forward cache, which visitors have and Playwright disables. */
export function chooseBackForwardCache(): ChromiumOptions & { ignoreDefaultArgs: string[] } {
  return { ...chooseLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
}

/** How the tests start Chromium where they need no more of it than a page. */
export function chooseHeadlessShell(): ChromiumOptions {
  const { executablePath, args } = chooseDrawingHeadlessShell()
  return { executablePath, args: [...args, withoutPixels] }
}

/** How the benchmark starts it: on two cores the interface of a whole Chromium takes as much time as a page. */
export function chooseDrawingHeadlessShell(): ChromiumOptions {
  process.env.HEADLESS_SHELL_PATH ||= findHeadlessShell()
  return { executablePath: process.env.HEADLESS_SHELL_PATH, args: [...listArguments(), withoutHinting] }
}

function listArguments(): string[] {
  // Chromium's sandbox refuses to start as root, which is who containers run as.
  const sandboxArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [...commonArguments, ...sandboxArguments]
}
