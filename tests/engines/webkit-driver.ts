import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Origin, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { commandTimeoutMs, type Engine, type Key, type ScreenSize, type Tab } from './engine.ts'

interface WebKitPrograms {
  /** WebKitGTK's WebDriver server. */
  readonly driver: string
  /** The browser that WebKitGTK brings for tests. */
  readonly browser: string
  /** The X server without a screen, for the browser's windows. */
  readonly display: string
}

/** Drives the WebKit of Linux over WebDriver. Playwright drives only a WebKit of its own. */
export async function launchWebKitGtk(programs: WebKitPrograms): Promise<Engine> {
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  // It takes a free display number and writes it there.
  const [displayNumber] = await once(display.stdio[3] as Readable, 'data')
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), ...environment(String(displayNumber).trim()) })
    .build()
  const url = await service.start()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Full screen hides the toolbar, which is wider than a phone.
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation', '--full-screen'] },
  })
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await session.manage().setTimeouts({ script: commandTimeoutMs, pageLoad: commandTimeoutMs })
  return {
    // One window serves all tests. Each has an origin of its own, and so its own cache and storage.
    openTab: async (size: ScreenSize) => {
      const window = session.manage().window()
      await window.setRect({ x: 0, y: 0, ...size })
      return createTab(session)
    },
    close: async () => {
      await session.quit()
      await service.kill()
      display.kill()
    },
  }
}

function environment(displayNumber: string): Record<string, string> {
  return {
    DISPLAY: `:${displayNumber}`,
    GDK_BACKEND: 'x11',
    // Without a graphics card the processor paints faster than an imitation of one.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    // The sandbox refuses to start as root, which is who containers run as.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }
}

const seleniumKeys: Record<Key, string> = {
  Escape: SeleniumKey.ESCAPE,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
}

function createTab(session: WebDriver): Tab {
  const find = (selector: string) => session.findElement(By.css(selector))
  return {
    goto: (url) => session.get(url),
    evaluate: (inPage, ...values) => session.executeScript(`return (${inPage})(...arguments)`, ...values),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    press: (key) => session.actions().sendKeys(seleniumKeys[key]).perform(),
    choose: (selector, value) => new Select(find(selector)).selectByValue(value),
    attach: (selector, file) => find(selector).sendKeys(file),
    drag: (from, to) =>
      session
        .actions()
        .move({ ...from, origin: Origin.VIEWPORT })
        .press()
        .move({ ...to, origin: Origin.VIEWPORT })
        .release()
        .perform(),
    close: () => session.get('about:blank'),
  }
}
