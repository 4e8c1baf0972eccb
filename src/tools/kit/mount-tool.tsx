import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { adoptStyles, ErrorBoundary } from '../../lib/island.tsx'
import commonStyles from './tool-window.css?inline'
import type { PictureFiles } from './tool-window.tsx'

export type ToolProps = {
  /** The pictures that its `ToolSection` was given, in the same order. */
  pictures: readonly PictureFiles[]
}

// Once for all tools of a page, so that the styles of each come after them.
adoptStyles(commonStyles)

/** Renders a tool at its mount point. If it fails, then or later, the fallback is shown again. */
export function mountTool(name: string, css: string, Tool: ComponentType<ToolProps>): void {
  const mountPoint = document.querySelector<HTMLElement>(`[data-tool="${name}"]`)
  const root = mountPoint?.querySelector('[data-tool-root]')
  if (!mountPoint || !root) return
  adoptStyles(css)
  const setState = (state: 'ready' | 'failed') => {
    mountPoint.dataset.state = state
  }
  // `ready` hides the fallback, so the tool is rendered in the same frame, or the page would jump.
  const hadFocus = mountPoint.contains(document.activeElement)
  flushSync(() => {
    setState('ready')
    createRoot(root, { onCaughtError: () => setState('failed') }).render(
      <ErrorBoundary fallback={null}>
        <Tool pictures={(mountPoint.dataset.pictures ?? '').split(',').map((files) => files.split(' '))} />
      </ErrorBoundary>,
    )
  })
  // The link of the fallback that had the focus is gone.
  if (hadFocus) root.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}
