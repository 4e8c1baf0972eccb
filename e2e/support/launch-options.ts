import { findChromium, findHeadlessShell } from './find-browser.ts'

const commonArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Fetches lazy pictures as early as on a 4G connection. Where it does not know its connection it would fetch more.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

const headlessShellArguments = [
  // Phones and Macs do not hint fonts.
  '--font-render-hinting=none',
  // Too little memory for pixels, so it lays pages out and draws nothing, which takes half of the time. Nobody looks.
  '--force-gpu-mem-available-mb=1',
]

interface ChromiumOptions {
  executablePath: string
  args: string[]
}

// Workers read the configuration too. They inherit the environment, so each search runs once.

/** How the tests, the screenshots and the benchmark start Chromium. */
export function chooseLaunchOptions(): ChromiumOptions {
  process.env.CHROME_PATH ||= findChromium()
  return { executablePath: process.env.CHROME_PATH, args: listArguments() }
}

/** How the tests start Chromium where they need no more of it than a page. */
export function chooseHeadlessShell(): ChromiumOptions {
  process.env.HEADLESS_SHELL_PATH ||= findHeadlessShell()
  return { executablePath: process.env.HEADLESS_SHELL_PATH, args: [...listArguments(), ...headlessShellArguments] }
}

function listArguments(): string[] {
  // Chromium's sandbox refuses to start as root, which is who containers run as.
  const sandboxArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [...commonArguments, ...sandboxArguments]
}
