import { dotsPath, joinNumbers, type Point, range, seededRandom } from '../kit/geometry.ts'
import type { Shape } from '../kit/shapes.ts'

/*
  The lights of the night, as data: the build draws them into most views, and browser/fog-view.ts into the view of a
  hero, after the first paint and by night only, where the document has no bytes for them.
*/

/** A tower's lit floors: left and right wall, the first and the last floor, and who is in it. */
type Tower = { from: number; to: number; top: number; bottom: number; use: 'office' | 'home' }

// biome-ignore format: a skyline reads best as a skyline
const TOWERS: readonly Tower[] = [
  { from: 744, to: 768, top: 452, bottom: 500, use: 'home' },
  { from: 788, to: 820, top: 424, bottom: 486, use: 'home' },
  { from: 829, to: 872, top: 382, bottom: 486, use: 'office' },
  { from: 887, to: 938, top: 319, bottom: 486, use: 'office' },
  { from: 951, to: 989, top: 375, bottom: 486, use: 'home' },
  { from: 1003, to: 1037, top: 396, bottom: 480, use: 'office' },
  { from: 1049, to: 1090, top: 396, bottom: 486, use: 'home' },
  { from: 1106, to: 1162, top: 347, bottom: 486, use: 'office' },
  { from: 1187, to: 1215, top: 431, bottom: 486, use: 'home' },
]

const FLOOR = 7
const BAY = 5

/**
 * Offices are lit floor by floor, from end to end; homes two or three windows at a time. Each run is a line that a dash
 * cuts into windows.
 */
function drawWindows(): { office: string; home: string } {
  const random = seededRandom(23)
  const windows = { office: '', home: '' }
  // Steps are relative: floors and bays are few numbers, and few numbers compress.
  const pens: Record<'office' | 'home', Point> = { office: [0, 0], home: [0, 0] }
  for (const { from, to, top, bottom, use } of TOWERS) {
    const bays = Math.floor((to - from) / BAY)
    for (const floor of range(Math.floor((bottom - top) / FLOOR))) {
      const isLit = random() < (use === 'office' ? 0.36 : 0.66)
      if (!isLit) continue
      const count = use === 'office' ? Math.ceil(bays * (0.45 + random() * 0.55)) : 1 + Math.floor(random() * 3)
      const first = Math.floor(random() * (bays - count + 1))
      const kind = random() < 0.12 ? (use === 'office' ? 'home' : 'office') : use
      const [x, y, length] = [from + first * BAY, top + floor * FLOOR, count * BAY - 2]
      const [penX, penY] = pens[kind]
      windows[kind] += windows[kind] ? `m${joinNumbers([x - penX, y - penY])}h${length}` : `M${x} ${y}h${length}`
      pens[kind] = [x + length, y]
    }
  }
  return windows
}

/** One fold of the aurora, 500 wide: rays close together on a hem that swings. Each is as soft as its gradient. */
function drawRays(): Shape[] {
  const random = seededRandom(9)
  return range(9).map((index) => {
    const x = Math.round(4 + index * 44 + random() * 14)
    const hem = 220 + Math.sin(index / 1.43) * 18
    const height = Math.round(140 + random() * 80)
    const width = Math.round(60 + random() * 60)
    return ['rect', { x, y: Math.round(hem - height), width, height: height + 24 }]
  })
}

function drawStars(): string {
  const random = seededRandom(5)
  return dotsPath(range(11).map((): Point => [560 + random() * 870, 90 + random() * 220]))
}

function fade(color: string, strength: number): Shape[] {
  return [
    ['stop', { 'stop-color': `var(--${color})`, 'stop-opacity': strength }],
    ['stop', { offset: 1, 'stop-color': `var(--${color})`, 'stop-opacity': 0 }],
  ]
}

/** The gradients that the lights are painted with; what is drawn with them brings the same prefix. */
export function describeLightDefs(prefix: string): Shape[] {
  const ray: Shape[] = [
    ['stop', { 'stop-color': 'var(--aurora)', 'stop-opacity': 0.56 }],
    ['stop', { offset: 0.5, 'stop-color': 'var(--aurora)', 'stop-opacity': 0.25 }],
    ['stop', { offset: 1, 'stop-color': 'var(--aurora-high)', 'stop-opacity': 0 }],
  ]
  const tile = { x: 520, y: 60, width: 500, height: 320, patternUnits: 'userSpaceOnUse' }
  const streak = { id: `${prefix}-streak`, gradientUnits: 'userSpaceOnUse', x2: 0, y1: 560, y2: 636 }
  return [
    ['linearGradient', streak, fade('streak', 0.7)],
    ['radialGradient', { id: `${prefix}-glow` }, fade('city-glow', 0.34)],
    ['radialGradient', { id: `${prefix}-ray`, fy: 0.88 }, ray],
    [
      'pattern',
      { id: `${prefix}-aurora`, ...tile, patternTransform: 'rotate(-3 980 220)' },
      [['g', { fill: `url(#${prefix}-ray)` }, drawRays()]],
    ],
  ]
}

/** Stars and the aurora. By day both are colourless. */
export function describeSkyLights(prefix: string): Shape[] {
  return [
    ['path', { d: drawStars(), stroke: 'var(--star)', 'stroke-width': 2, 'stroke-linecap': 'round' }],
    ['path', { fill: `url(#${prefix}-aurora)`, d: 'M520 60h1000v320H520z' }],
  ]
}

/** What the city throws into the air behind it, and around the pod of the Calgary Tower. */
export function describeCityGlow(prefix: string): Shape[] {
  const ellipses: Shape[] = [
    ['ellipse', { cx: 1000, cy: 560, rx: 440, ry: 190 }],
    ['ellipse', { cx: 1258, cy: 358, rx: 64, ry: 44 }],
  ]
  return [['g', { fill: `url(#${prefix}-glow)` }, ellipses]]
}

const STREET =
  'M604 553h640m76-7h84M676 544h560M698 516h20m76-4h26m34 8h28m30-16h24m32 12h24m24-16h26m24 16h20m24-14h18m42 16h18'

/** Windows of the towers, and the lamps of the street below them. */
export function describeCityLights(): Shape[] {
  const { office, home } = drawWindows()
  const towers: Shape[] = [
    ['path', { stroke: 'var(--office-window)', d: office }],
    ['path', { stroke: 'var(--lit-window)', d: home }],
  ]
  const street = { 'stroke-width': 3, 'stroke-dasharray': '3 4 3 4 3 15 3 9 3 4 3 29' }
  return [
    ['g', { fill: 'none', 'stroke-width': 3.4, 'stroke-dasharray': '3 2' }, towers],
    ['path', { fill: 'none', stroke: 'var(--lit-window)', ...street, d: STREET }],
  ]
}

const STREAKS = [752, 806, 844, 868, 912, 970, 1016, 1046, 1090, 1130, 1186, 1256, 1296, 1340]

/** Lamps and lit floors drawn out by the current, one streak below each, cut by ripples. */
export function describeLightsOnWater(prefix: string): Shape[] {
  const ripples = { 'stroke-width': 2, 'stroke-dasharray': '70 12 120 8 44 26' }
  return [
    ['path', { stroke: `url(#${prefix}-streak)`, 'stroke-width': 6, d: STREAKS.map((x) => `M${x} 563v80`).join('') }],
    [
      'path',
      { stroke: 'var(--ripple)', ...ripples, d: [570, 577, 585, 595, 607].map((y) => `M690 ${y}h700`).join('') },
    ],
  ]
}
