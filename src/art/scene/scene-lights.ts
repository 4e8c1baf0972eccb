import type { Shape } from '../kit/artwork.tsx'

/*
  The lights of the night are data, because the build draws them into most views, and a script (fog/wipe/) into
  a hero's view, whose page stays smaller without them. It imports only types, since code that two scripts share would be
  one more file to fetch.
*/

/** Offices are lit floor by floor, from end to end. Each run is a line that a dash cuts into windows. */
const offices =
  'M788 424h3m2 49h8m43-70h23m-38 49h33m-33 7h38m35-140h28m-23 84h23m-33 21h28m-38 21h38m-28 14h38m68-14h28m33-7h13m39-63h28m-33 7h43m-38 7h38m-48 7h53m-38 7h38m-33 7h33m-48 7h48m-53 35h28m-18 14h43'

/** Homes are lit two or three windows at a time. */
const homes =
  'M749 452h3m-8 7h3m7 7h8m-18 7h13m2 7h3m-13 7h13m51-56h3m-3 7h3m-13 7h8m-18 14h8m96-133h38m36 49h8m-28 7h13m2 7h8m-23 7h8m2 7h13m-8 21h8m-8 7h13m-23 7h8m-13 14h13m-3 7h8m2 14h8m24-42h28m-23 28h13m53-63h13m-18 35h13m-8 28h13m-13 7h8m-28 7h3m130-42h3m12 14h8'

const streetLamps =
  'M604 553h640m76-7h84M676 544h560M698 516h20m76-4h26m34 8h28m30-16h24m32 12h24m24-16h26m24 16h20m24-14h18m42 16h18'

const stars =
  'M560 235h0M1237 155h0M1138 111h0M765 177h0M905 238h0M1358 221h0M695 128h0M793 233h0M869 98h0M1358 164h0M636 185h0'

/** One fold of the aurora, 500 wide, as boxes (x, y, width, height) that a soft gradient turns into rays of light. */
const auroraRays = [
  [4, 65, 108, 179],
  [50, 28, 118, 228],
  [98, 89, 67, 173],
  [142, 60, 100, 200],
  [187, 61, 89, 189],
  [235, 71, 64, 167],
  [274, 16, 105, 212],
  [315, 38, 82, 188],
  [365, 10, 110, 223],
] as const

function fade(color: string, strength: number): Shape[] {
  return [
    ['stop', { 'stop-color': `var(--${color})`, 'stop-opacity': strength }],
    ['stop', { offset: 1, 'stop-color': `var(--${color})`, 'stop-opacity': 0 }],
  ]
}

/** The gradients that the lights of the city are painted with; what is drawn with them brings the same prefix. */
export function describeLightDefs(prefix: string): Shape[] {
  const streak = { id: `${prefix}-streak`, gradientUnits: 'userSpaceOnUse', x2: 0, y1: 560, y2: 636 }
  return [
    ['linearGradient', streak, fade('streak', 0.7)],
    ['radialGradient', { id: `${prefix}-glow` }, fade('city-glow', 0.34)],
  ]
}

/** The same for the aurora, which a view in a storm does without. */
export function describeAuroraDefs(prefix: string): Shape[] {
  const ray: Shape[] = [
    ['stop', { 'stop-color': 'var(--aurora)', 'stop-opacity': 0.56 }],
    ['stop', { offset: 0.5, 'stop-color': 'var(--aurora)', 'stop-opacity': 0.25 }],
    ['stop', { offset: 1, 'stop-color': 'var(--aurora-high)', 'stop-opacity': 0 }],
  ]
  const rays = auroraRays.map(([x, y, width, height]): Shape => ['rect', { x, y, width, height }])
  const tile = { x: 520, y: 60, width: 500, height: 320, patternUnits: 'userSpaceOnUse' }
  return [
    ['radialGradient', { id: `${prefix}-ray`, fy: 0.88 }, ray],
    [
      'pattern',
      { id: `${prefix}-aurora`, ...tile, patternTransform: 'rotate(-3 980 220)' },
      [['g', { fill: `url(#${prefix}-ray)` }, rays]],
    ],
  ]
}

/** Stars and the aurora. By day both are colourless. */
export function describeSkyLights(prefix: string): Shape[] {
  return [
    ['path', { d: stars, stroke: 'var(--star)', 'stroke-width': 2, 'stroke-linecap': 'round' }],
    ['path', { fill: `url(#${prefix}-aurora)`, d: 'M520 60h1000v320H520z' }],
  ]
}

/** The glow of the city in the sky behind it, and around the pod of the Calgary Tower. */
export function describeCityGlow(prefix: string): Shape[] {
  const ellipses: Shape[] = [
    ['ellipse', { cx: 1000, cy: 560, rx: 440, ry: 190 }],
    ['ellipse', { cx: 1258, cy: 358, rx: 64, ry: 44 }],
  ]
  return [['g', { fill: `url(#${prefix}-glow)` }, ellipses]]
}

/** Windows of the towers, and the lamps of the street below them. */
export function describeCityLights(): Shape[] {
  const towers: Shape[] = [
    ['path', { stroke: 'var(--office-window)', d: offices }],
    ['path', { stroke: 'var(--lit-window)', d: homes }],
  ]
  const street = { 'stroke-width': 3, 'stroke-dasharray': '3 4 3 4 3 15 3 9 3 4 3 29' }
  return [
    ['g', { fill: 'none', 'stroke-width': 3.4, 'stroke-dasharray': '3 2' }, towers],
    ['path', { fill: 'none', stroke: 'var(--lit-window)', ...street, d: streetLamps }],
  ]
}

const streaks = [752, 806, 844, 868, 912, 970, 1016, 1046, 1090, 1130, 1186, 1256, 1296, 1340]

/** Lamps and lit floors drawn out by the current, one streak below each, cut by ripples. */
export function describeLightsOnWater(prefix: string): Shape[] {
  const ripples = { 'stroke-width': 2, 'stroke-dasharray': '70 12 120 8 44 26' }
  return [
    ['path', { stroke: `url(#${prefix}-streak)`, 'stroke-width': 6, d: streaks.map((x) => `M${x} 563v80`).join('') }],
    [
      'path',
      { stroke: 'var(--ripple)', ...ripples, d: [570, 577, 585, 595, 607].map((y) => `M690 ${y}h700`).join('') },
    ],
  ]
}
