import sharp from 'sharp'
import type { PictureMakers } from '../../../tests/support/pictures.ts'
import { seededRandom } from '../../art/kit/geometry.ts'
import { type Marks, type Point, papers, type Size } from './measure-glass.ts'

export const sheets = { ...papers, sideways: { width: 11, height: 8.5 } } as const

/** Lengths are in inches, angles in degrees. */
export const straightAhead = {
  glass: { width: 36, height: 48 } as Size,
  /** As it hangs. */
  sheet: sheets.letter as Size,
  /** The middle of the paper, from the middle of the glass. */
  paperMiddle: { x: 0, y: 0 } as Point,
  paperTilt: 0,
  yaw: 0,
  pitch: 0,
  roll: 0,
  /** How far the glass reaches from the middle of the picture to its edge: 1 touches the edge. */
  fill: 0.8,
  picture: { width: 1200, height: 1600 } as Size,
  /** Across the longer side of the picture. */
  fieldOfView: 66,
  /** Radial distortion, k1. */
  distortion: 0,
}

export type Scene = Readonly<typeof straightAhead>

/** A pane of 36 × 48 inches with a letter sheet on it, from a little to the side. */
export const photographedPane: Scene = {
  ...straightAhead,
  yaw: 12,
  pitch: -6,
  paperMiddle: { x: -3, y: 2 },
  picture: { width: 900, height: 1200 },
}

function rotate(x: number, y: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

export function drawRectangle({ width, height }: Size, tilt = 0, middle: Point = { x: 0, y: 0 }): readonly Point[] {
  const corners = [
    [-width, -height],
    [width, -height],
    [width, height],
    [-width, height],
  ] as const
  return corners.map(([right, down]) => {
    const [x, y] = rotate(right / 2, down / 2, tilt)
    return { x: middle.x + x, y: middle.y + y }
  })
}

/** Where a point of the glass is in space, from the middle of the glass, with z away from the camera. */
function turn({ x, y }: Point, { yaw, pitch, roll }: Scene) {
  const [yawedX, yawedZ] = rotate(x, 0, yaw)
  const [pitchedY, z] = rotate(y, yawedZ, pitch)
  const [rolledX, rolledY] = rotate(yawedX, pitchedY, roll)
  return { x: rolledX, y: rolledY, z }
}

/** The camera aims at the middle of the glass, from where the glass fills the picture as far as it should. */
export function simulatePhoto(scene: Scene): Marks {
  const { picture, fill } = scene
  const focalLength = Math.max(picture.width, picture.height) / 2 / Math.tan((scene.fieldOfView * Math.PI) / 360)
  const pane = drawRectangle(scene.glass)
  const distances = pane.map((corner) => {
    const { x, y, z } = turn(corner, scene)
    const share = Math.max(Math.abs(x) / picture.width, Math.abs(y) / picture.height)
    return (2 * focalLength * share) / fill - z
  })
  const distance = Math.max(...distances)
  const takePicture = (point: Point): Point => {
    const { x, y, z } = turn(point, scene)
    const [u, v] = [x / (z + distance), y / (z + distance)]
    const scale = focalLength * (1 + scene.distortion * (u ** 2 + v ** 2))
    return { x: picture.width / 2 + u * scale, y: picture.height / 2 + v * scale }
  }
  return [...drawRectangle(scene.sheet, scene.paperTilt, scene.paperMiddle), ...pane].map(takePicture)
}

/** Random numbers that are the same in every run. */
export function createRandom(seed: number) {
  const random = seededRandom(seed)
  return {
    pick: <Choice>(first: Choice, second: Choice) => (random() < 0.5 ? first : second),
    between: (least: number, most: number) => least + (most - least) * random(),
    /** Gaussian, with standard deviation 1. */
    deviate: () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()),
  }
}

export type Random = ReturnType<typeof createRandom>

/** Panes of 16 to 72 inches, near and far, up to 45 degrees from the side, with the paper anywhere on the glass. */
export function createScene({ between, pick }: Random, distortion = 0): Scene {
  const glass = { width: between(16, 72), height: between(16, 72) }
  return {
    glass,
    sheet: pick<Size>(sheets.letter, sheets.sideways),
    paperMiddle: { x: between(-0.5, 0.5) * (glass.width - 14), y: between(-0.5, 0.5) * (glass.height - 14) },
    paperTilt: between(-8, 8),
    yaw: between(-45, 45),
    pitch: between(-45, 45),
    roll: between(-5, 5),
    fill: between(0.5, 0.97),
    picture: pick({ width: 1200, height: 1600 }, { width: 1600, height: 1200 }),
    fieldOfView: between(65, 74),
    distortion,
  }
}

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
