import { expect, type Locator, type Page } from '@playwright/test'
import type { ToolName } from './tool-name.ts'

export function getTool(page: Page, name: ToolName): Locator {
  return page.locator(`[data-tool="${name}"]`)
}

/** Opens a page and waits until the script of its tool has come. */
export async function openTool(page: Page, name: ToolName, path: string): Promise<Locator> {
  await page.goto(path)
  const tool = getTool(page, name)
  await tool.scrollIntoViewIfNeeded()
  await expect(tool).toHaveAttribute('data-state', 'ready')
  return tool
}
