import { closedPath, closedPaths, joinNumbers, lerp, type Point, range, seededRandom, shift } from '../kit/geometry.ts'

/** Where the rock disappears behind the foothills. */
const footY = 462

/** Peaks carry a rank: 1 is a plain summit, 2 has spurs. Everything else is slope or saddle. */
type RidgePoint = readonly [x: number, y: number, rank?: 1 | 2]

// biome-ignore format: one line per mountain reads better than one per number
const ridgePoints: readonly RidgePoint[] = [
  [-20, 376], [22, 350, 1], [30, 360], [48, 368], [74, 352], [84, 354], [112, 316], [120, 306, 2], [128, 322], [140, 328], [146, 350], [158, 356],
  [180, 336], [190, 328, 1], [198, 342], [212, 348], [224, 366], [252, 376],
  [280, 358], [300, 346, 1], [312, 360], [328, 372], [350, 360], [362, 362], [388, 326], [398, 318, 2], [406, 334], [420, 340], [428, 362], [442, 368],
  [462, 356], [472, 364], [500, 388],
  [556, 378], [568, 381], [594, 348], [604, 351], [630, 306], [640, 296, 2], [647, 312], [658, 318], [664, 344], [678, 352], [690, 376],
  [704, 368], [722, 338], [732, 341], [748, 312, 1], [757, 328], [768, 334], [776, 362], [796, 374],
  [816, 352], [826, 355], [846, 316], [854, 308, 1], [864, 326], [876, 334], [886, 362], [908, 378],
  [930, 350], [952, 326, 1], [962, 344], [974, 350], [990, 378],
  [1012, 366], [1034, 332], [1042, 334], [1056, 312, 1], [1066, 330], [1078, 336], [1090, 364], [1106, 372],
  [1124, 354], [1142, 322], [1154, 314, 1], [1162, 330], [1176, 338], [1184, 362], [1200, 374],
  [1214, 362], [1228, 330], [1238, 333], [1256, 294], [1262, 296], [1276, 268, 2], [1284, 284], [1296, 290], [1303, 314], [1316, 320], [1324, 332],
  [1336, 312], [1346, 270], [1356, 272], [1372, 236], [1380, 226, 2], [1389, 244], [1402, 250], [1409, 276], [1424, 284], [1432, 306],
  [1448, 296], [1480, 262],
]

function ridgeAt(index: number): Point {
  const [x, y] = ridgePoints[Math.max(0, Math.min(ridgePoints.length - 1, index))] ?? [0, footY]
  return [x, y]
}

/** Walks downhill from a summit to the saddle on one side; small bumps do not count as a saddle. */
function findSaddle(summit: number, direction: 1 | -1, bump: number): number {
  let index = summit + direction
  while (index > 0 && index < ridgePoints.length - 1 && ridgeAt(index + direction)[1] >= ridgeAt(index)[1] - bump) {
    index += direction
  }
  return index
}

/** The shaded side of a mountain: ridge down to the saddle, then a ragged edge back up to the summit. */
function shadeFace(summit: number, isMajor: boolean, random: () => number): Point[] {
  const top = ridgeAt(summit)
  const saddleIndex = findSaddle(summit, 1, 1)
  const saddle = ridgeAt(saddleIndex)
  const foot: Point = [top[0] + (saddle[0] - top[0]) * 0.12, footY]
  const notches = 5
  const jitter = (amount: number) => (random() - 0.5) * 2 * amount
  const raggedEdge = range(notches - 1).map((step): Point => {
    const notch = notches - 1 - step
    const t = notch / notches
    const reach = (isMajor ? 9 : 6) * (0.5 + t) * (notch % 2 ? 1 : -1)
    return [lerp(top, foot, t)[0] + reach + jitter(3), top[1] + (footY - top[1]) * (t + jitter(0.03))]
  })
  const slope = range(saddleIndex - summit).map((step) => ridgeAt(summit + 1 + step))
  return [top, ...slope, [saddle[0] + 10, footY], foot, ...raggedEdge]
}

/** Shaded ribs that run down the lit face. */
function shadeRibs(summit: number, random: () => number): Point[][] {
  const top = ridgeAt(summit)
  const saddle = ridgeAt(findSaddle(summit, -1, 4))
  return range(2).map((rib) => {
    const start = lerp(top, saddle, 0.38 + rib * 0.26)
    const [x, y] = [start[0] + 5, start[1] + 16]
    const width = 15 + random() * 5
    const drop = footY - y
    // Right edge downwards, then left edge upwards, in shares of the rib's width and drop. The home page carries each point.
    const shares: Point[] = [
      [0, 0],
      [0.4, 0.24],
      [1, 0.54],
      [1.5, 1],
      [0.25, 1],
      [-0.1, 0.5],
    ]
    return shares.map(([across, down]): Point => [x + width * across, y + drop * down])
  })
}

/** The range from a point eastwards, for drawings that show only part of the view. */
export function drawMountains(fromX: number) {
  const random = seededRandom(77)
  const shaded: Point[][] = []
  ridgePoints.forEach(([x, , rank], index) => {
    if (!rank || x < fromX) return
    const isMajor = rank === 2
    shaded.push(shadeFace(index, isMajor, random))
    if (isMajor) shaded.push(...shadeRibs(index, random))
  })
  const ridge = ridgePoints.filter(([x]) => x >= fromX).map(([x, y]): Point => [x, y])
  const massif: Point[] = [[ridge[0]?.[0] ?? fromX, footY + 2], ...ridge, [1480, footY + 2]]
  return { massif: closedPath(massif), shaded: closedPaths(shaded) }
}

type CloudBand = { lift: number; swell: number; phase: number; wavelength: number }

/** The lower edge of one layer of the chinook arch: high over the city, low at both ends, gently swelling. */
export function drawCloudBand({ lift, swell, phase, wavelength }: CloudBand): string {
  const edgeAt = (x: number) =>
    Math.round(
      166 +
        118 * (1 - Math.cos((x - 1030) / 420)) -
        lift +
        Math.sin(x / wavelength + phase) * swell +
        Math.sin(x / (wavelength * 0.37) + phase * 2) * swell * 0.45,
    )
  const points = range(11).map((step): Point => [-60 + step * 176, edgeAt(-60 + step * 176)])
  const middles = points.slice(1, -1).map((point, index) => {
    const [x, y] = lerp(point, points[index + 2] ?? point, 0.5)
    return `${x} ${Math.round(y)}`
  })
  const [start, firstBend] = [points[0] ?? [0, 0], points[1] ?? [0, 0]]
  return `M-60-20V${start[1]}Q${firstBend[0]} ${firstBend[1]} ${middles[0]}T${middles.slice(1).join(' ')}V-20z`
}

/** A ragged row of conifers standing on a gentle curve from one point to another. */
export function drawTreeLine(from: Point, to: Point, { count, height }: { count: number; height: number }): string {
  const random = seededRandom(8)
  const trees = range(count).flatMap((index): Point[] => [
    lerp(from, to, index / count),
    shift(lerp(from, to, (index + 0.3 + random() * 0.4) / count), [0, -height * (0.5 + random() * 0.5)]),
  ])
  return closedPath([...trees, to])
}

/** Alternating zigzag steps, for tree lines and lattices. */
export function zigzag(start: Point, width: number, height: number, count: number): string {
  return `M${start[0]} ${start[1]}${`l${width}-${height} ${width} ${height}`.repeat(count)}`
}

/** One gabled house, by its front left corner: a front, a long side, and a roof over both. */
type House = { corner: Point; width: number; wall: number; depth: number }

// biome-ignore format: a street reads best as a street
const terrace: readonly House[] = [
  { corner: [8, 536], width: 18, wall: 17, depth: 16 },
  { corner: [46, 534], width: 20, wall: 20, depth: 12 },
  { corner: [88, 533], width: 18, wall: 15, depth: 18 },
  { corner: [128, 532], width: 18, wall: 20, depth: 12 },
  { corner: [162, 532], width: 18, wall: 20, depth: 12 },
  { corner: [196, 532], width: 18, wall: 20, depth: 12 },
  { corner: [238, 534], width: 20, wall: 16, depth: 20 },
  { corner: [290, 536], width: 18, wall: 20, depth: 14 },
  { corner: [334, 539], width: 20, wall: 15, depth: 18 },
  { corner: [388, 543], width: 18, wall: 17, depth: 12 },
]

function drawFront({ corner, width, wall }: House): string {
  const half = width / 2
  return `M${joinNumbers(corner)}v-${wall}l${half}-${half} ${half} ${half}v${wall}z`
}

function drawSide({ corner: [x, y], width, wall, depth }: House): string {
  return `M${x + width} ${y}v-${wall}h${depth}v${wall}z`
}

function drawRoof({ corner: [x, y], width, wall, depth }: House): string {
  const half = width / 2
  return `M${x + width} ${y - wall}l-${half}-${half}h${depth}l${half} ${half}z`
}

/** Two panes in the gable front; the side has one when it is deep enough. */
function drawWindows({ corner: [x, y], width, wall, depth }: House): string {
  const front = `M${x + 3} ${y - wall + 2}h4v5h-4zm${width - 10} 0h4v5h-4z`
  return depth > 14 ? `${front}M${x + width + 5} ${y - wall + 4}h6v5h-6z` : front
}

export function drawTerrace() {
  const draw = (part: (house: House) => string, houses = terrace) => houses.map(part).join('')
  return {
    fronts: draw(drawFront),
    sides: draw(drawSide),
    roofs: draw(drawRoof),
    windows: draw(drawWindows),
    // Not everybody is at home: a few lit windows look more like a street than all of them would.
    litWindows: draw(
      ({ corner: [x, y], wall }) => `M${x + 3} ${y - wall + 2}h4v5h-4z`,
      terrace.filter((_, index) => index % 3 !== 1),
    ),
  }
}
