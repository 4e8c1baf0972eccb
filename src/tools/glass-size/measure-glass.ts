import {
  average,
  dotProduct,
  findArea,
  invert,
  isConvex,
  listSidePairs,
  listSides,
  mapCorners,
  mapUnitSquareTo,
  multiplyLengths,
  project,
  type Quadrilateral,
  type Size,
  solveLeastSquares,
  subtract,
} from './geometry.ts'

/** What can be taped to the glass, upright, in inches. */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const satisfies Record<string, Size>

export type PaperName = keyof typeof papers

/** What is marked in a photo, in its pixels. */
export type Marks = { readonly paper: Quadrilateral; readonly glass: Quadrilateral }

/** The marks, and the size of the paper as it hangs, in inches. */
type MarkedSheet = Marks & { readonly sheet: Size }

/** In inches. In about 19 of 20 photos the true width and the true height are both within their tolerances. */
export type Estimate = { readonly inches: number; readonly tolerance: number }

export type GlassSize = { readonly kind: 'size'; readonly width: Estimate; readonly height: Estimate }

export type FaultReason =
  | 'paper-crossed'
  | 'glass-crossed'
  | 'paper-too-small'
  | 'glass-smaller-than-paper'
  | 'not-flat'
  | 'too-rough'

export type Fault = { readonly kind: 'fault'; readonly reason: FaultReason }

/** The longer side of a picture that is measured, in pixels. */
export const pictureLongerSide = 1600

/** In pixels. On a shorter side, an error of a few pixels is too large a share. */
const minPaperSide = 60

/** The sides that a pane can have. */
export const paneInches = { from: 4, to: 144 } as const

/** As a share of the length. Beyond it, one size of glass could as well be another. */
const maxTolerance = 0.15

/**
 * The size of a pane of glass from the corners of the pane and of a sheet of paper on it, in one photo. The picture must
 * not be cropped: its middle stands for the axis of the lens.
 */
export function measureGlass(marks: Marks, picture: Size, paper: PaperName): GlassSize | Fault {
  const reason = findMarkingFault(marks)
  if (reason) return { kind: 'fault', reason }
  const { width, height } = papers[paper]
  const sheet = isSideways(marks, picture) ? { width: height, height: width } : { width, height }
  const marked = { ...marks, sheet }
  const size = findSize(marked)
  if (!isPaperFlat(marks, size)) return { kind: 'fault', reason: 'not-flat' }
  const tolerance = findTolerance(marked, picture)
  const wide = { inches: size.width, tolerance: tolerance.width }
  const high = { inches: size.height, tolerance: tolerance.height }
  // Also false for a tolerance that is not a number.
  const isUseful = [wide, high].every(
    (side) => side.tolerance <= side.inches * maxTolerance && side.inches <= paneInches.to,
  )
  return isUseful ? { kind: 'size', width: wide, height: high } : { kind: 'fault', reason: 'too-rough' }
}

function findMarkingFault({ paper, glass }: Marks): FaultReason | null {
  if (!isConvex(paper)) return 'paper-crossed'
  if (!isConvex(glass)) return 'glass-crossed'
  if (listSides(paper).some(({ x, y }) => Math.hypot(x, y) < minPaperSide)) return 'paper-too-small'
  return findArea(glass) < findArea(paper) ? 'glass-smaller-than-paper' : null
}

/** The paper as it hangs on the glass, on a scale on which the glass is 1 wide and 1 high. */
function layOnUnitSquare({ paper, glass }: Marks): Quadrilateral {
  const toUnitSquare = invert(mapUnitSquareTo(glass))
  return mapCorners(paper, (corner) => project(toUnitSquare, corner))
}

/**
 * The size of the glass, or not a number where nothing fits. The glass is by far the larger rectangle, so it gives the
 * perspective, and the paper gives only the scale: taking both from the paper is two to three times less accurate.
 */
function findSize({ sheet, ...marks }: MarkedSheet): Size {
  const [topLeft, topRight, bottomRight, bottomLeft] = layOnUnitSquare(marks)
  const across = average(subtract(topRight, topLeft), subtract(bottomRight, bottomLeft))
  const down = average(subtract(bottomLeft, topLeft), subtract(bottomRight, topRight))
  // The unit square is stretched until the paper on it has its true size, which is linear in the squares of the two
  // sides. Without the right angle, a paper that hangs at 45 degrees could not tell width from height.
  const squares = solveLeastSquares([
    { a: across.x ** 2, b: across.y ** 2, sum: sheet.width ** 2 },
    { a: down.x ** 2, b: down.y ** 2, sum: sheet.height ** 2 },
    { a: across.x * down.x, b: across.y * down.y, sum: 0 },
  ])
  return { width: Math.sqrt(squares.x), height: Math.sqrt(squares.y) }
}

/** The cosine of 78 degrees: corners that are a few pixels off stay below it, a corner on the wrong spot does not. */
const maxSkew = 0.2

/** Whether the paper has four corners that are about right angles once the glass has this size. */
function isPaperFlat(marks: Marks, { width, height }: Size): boolean {
  const flat = mapCorners(layOnUnitSquare(marks), ({ x, y }) => ({ x: x * width, y: y * height }))
  const isSquare = listSidePairs(flat).every(
    ([side, next]) => Math.abs(dotProduct(side, next)) <= maxSkew * multiplyLengths(side, next),
  )
  // A paper beyond the horizon of the glass comes out turned over.
  return isConvex(flat) && isSquare
}

/**
 * Whether the paper hangs with its longer side across. The perspective of the glass tells how much the paper is
 * foreshortened, so the guess is right up to 45 degrees from straight ahead. With the wrong one, the size would be wrong
 * by about 30 per cent.
 */
export function isSideways(marks: Marks, picture: Size): boolean {
  const aspectRatio = guessAspectRatio(marks.glass, picture)
  const flat = mapCorners(layOnUnitSquare(marks), ({ x, y }) => ({ x: x * aspectRatio, y }))
  const [top = 0, right = 0, bottom = 0, left = 0] = listSides(flat).map(({ x, y }) => Math.hypot(x, y))
  return top + bottom > left + right
}

/** A phone's main lens is like one of 24 to 28 mm in front of film that is 36 mm wide. */
function guessFocalLength({ width, height }: Size): number {
  return (Math.max(width, height) * 26) / 36
}

/**
 * How many times wider than high a rectangle is, from its picture. As rough as the guess of the focal length: enough to
 * tell upright from sideways, not to measure.
 */
export function guessAspectRatio(rectangle: Quadrilateral, picture: Size): number {
  const focalLength = guessFocalLength(picture)
  const seenFromLens = mapCorners(rectangle, ({ x, y }) => ({
    x: (x - picture.width / 2) / focalLength,
    y: (y - picture.height / 2) / focalLength,
  }))
  // The first two columns of the homography are the sides of the rectangle in space.
  const [a, b, , d, e, , g, h] = mapUnitSquareTo(seenFromLens)
  return Math.hypot(a, d, g) / Math.hypot(b, e, h)
}

/**
 * Moves the corners as radial distortion does: away from the middle of the picture by the factor 1 + k1 r², where r is
 * the distance from the middle in focal lengths. A negative k1 is a barrel, a positive one a pincushion.
 */
export function distort(corners: Quadrilateral, picture: Size, k1: number): Quadrilateral {
  const strength = k1 / guessFocalLength(picture) ** 2
  return mapCorners(corners, (corner) => {
    const x = corner.x - picture.width / 2
    const y = corner.y - picture.height / 2
    const growth = strength * (x ** 2 + y ** 2)
    return { x: corner.x + x * growth, y: corner.y + y * growth }
  })
}

/**
 * Standard deviation of a marked corner, in pixels of a picture with `pictureLongerSide`: a finger, a soft edge, and a
 * paper that does not quite touch the glass.
 */
export const cornerDeviation = 3

/** Standard deviation of a lens's radial distortion k1, as if every value from -0.05 to 0.05 were equally likely. */
const distortionDeviation = 0.03

/** Standard deviations to either side within which 97.5 of 100 errors fall, so that width and height both hold in 95. */
const coverageFactor = 2.24

/** The marks with one error, as large as its standard deviation, in either direction. */
type Variation = (sign: 1 | -1) => MarkedSheet

const steps = [0, 1, 2, 3].flatMap((index) => [
  { index, x: cornerDeviation, y: 0 },
  { index, x: 0, y: cornerDeviation },
])

function listVariations(marked: MarkedSheet, picture: Size): readonly Variation[] {
  const moves = (['paper', 'glass'] as const).flatMap((subject) =>
    steps.map<Variation>(({ index, x, y }) => (sign) => ({
      ...marked,
      [subject]: mapCorners(marked[subject], (corner, at) =>
        at === index ? { x: corner.x + sign * x, y: corner.y + sign * y } : corner,
      ),
    })),
  )
  const bend: Variation = (sign) => ({
    ...marked,
    paper: distort(marked.paper, picture, sign * distortionDeviation),
    glass: distort(marked.glass, picture, sign * distortionDeviation),
  })
  return [...moves, bend]
}

/**
 * How far the size may be off, by propagation of error: all sixteen coordinates and the lens are varied one by one, and
 * what each does to the size is squared and added. Not a number where a variation does not fit.
 */
function findTolerance(marked: MarkedSheet, picture: Size): Size {
  let [widthVariance, heightVariance] = [0, 0]
  for (const vary of listVariations(marked, picture)) {
    const [one, other] = [findSize(vary(1)), findSize(vary(-1))]
    widthVariance += ((one.width - other.width) / 2) ** 2
    heightVariance += ((one.height - other.height) / 2) ** 2
  }
  return {
    width: coverageFactor * Math.sqrt(widthVariance),
    height: coverageFactor * Math.sqrt(heightVariance),
  }
}
