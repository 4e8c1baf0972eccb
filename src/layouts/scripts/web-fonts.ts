import { waitForFirstPaint } from '../../lib/load-later.ts'
import { applyPageChange, layOutSections } from './section-layout.ts'

declare global {
  interface Window {
    /** On a first visit, the web fonts that wait for the first paint. */
    pendingFonts?: readonly FontFace[]
  }
}

/** On a first visit, asks for the web fonts after the first paint, and applies them to the whole page at once. */
export async function loadWebFonts(): Promise<void> {
  const faces = window.pendingFonts
  if (!faces) return
  await waitForFirstPaint()
  const loaded = Promise.allSettled(faces.map((face) => face.load()))
  await layOutSections()
  await loaded
  await applyPageChange(() => {
    for (const face of faces) document.fonts.add(face)
  })
  document.documentElement.style.scrollBehavior = ''
  delete window.pendingFonts
}
