import sharp from 'sharp'
import type { PictureMakers } from '../../../tests/support/pictures.ts'
import type { Point } from './measure-glass.ts'
import { photographedPane, simulatePhoto } from './testing-photo.ts'

function drawPane() {
  const corners = simulatePhoto(photographedPane)
  const outline = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <rect width="900" height="1200" fill="#b9a98f"/>
    <polygon points="${outline(corners.slice(4))}" fill="#5f8aa8"/>
    <polygon points="${outline(corners.slice(0, 4))}" fill="#fff"/>
  </svg>`
  return sharp(Buffer.from(svg))
}

function fill(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { r: 130, g: 170, b: 190, alpha } } })
}

export const pictures: PictureMakers = {
  'window.png': () => drawPane().png().toBuffer(),
  // As a phone does that was held upright: its sensor lies on its side, and the file says how to turn it.
  'window.jpg': () => drawPane().rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  '48-megapixels.jpg': () => fill(8000, 6000).jpeg().toBuffer(),
  'dot.png': () => fill(1, 1).png().toBuffer(),
  'strip.png': () => fill(8000, 60).png().toBuffer(),
  'nothing.png': () => fill(800, 600, 0).png().toBuffer(),
}
