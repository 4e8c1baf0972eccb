/** To the right and down. */
export type Point = { readonly x: number; readonly y: number }

export type Size = { readonly width: number; readonly height: number }

/** Four corners in the order top left, top right, bottom right, bottom left. */
export type Quadrilateral = readonly [Point, Point, Point, Point]

/** What can be taped to the glass, upright, in inches. */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const satisfies Record<string, Size>

export type PaperName = keyof typeof papers

/** What is marked in a photo, in its pixels. */
export type Marks = { readonly paper: Quadrilateral; readonly glass: Quadrilateral }

/** In inches. In about 19 of 20 photos the true width and the true height are both within their tolerances. */
export type Estimate = { readonly inches: number; readonly tolerance: number }

export type GlassSize = { readonly width: Estimate; readonly height: Estimate }

/** Why there is no size. */
export type Fault =
  | 'paper-crossed'
  | 'glass-crossed'
  | 'paper-too-small'
  | 'glass-smaller-than-paper'
  | 'not-flat'
  | 'too-rough'

/** The longer side of a picture that is measured, in pixels. */
export const pictureLongerSide = 1600

/** In pixels. On a shorter side, an error of a few pixels is too large a share. */
const minPaperSide = 60

/** The sides that a pane can have. */
export const paneInches = { from: 4, to: 144 } as const

/** As a share of the length. Beyond it, one size of glass could as well be another. */
const maxTolerance = 0.15

/** The sine of half a degree. Less of a turn is a straight line, give or take the rounding of numbers. */
const minTurn = 0.01

/** The sine of 78.5 degrees: corners that are a few pixels off stay above it, a corner on the wrong spot does not. */
const minRightAngle = 0.9798

/**
 * Standard deviation of a marked corner, in pixels of a picture with `pictureLongerSide`: a finger, a soft edge, and a
 * paper that does not quite touch the glass.
 */
export const cornerDeviation = 3

/** Standard deviation of a lens's radial distortion k1, as if every value from -0.05 to 0.05 were equally likely. */
const distortionDeviation = 0.03

/** Standard deviations to either side within which 97.5 of 100 errors fall, so that width and height both hold in 95. */
const coverageFactor = 2.24

/**
 * The size of a pane of glass from the corners of the pane and of a sheet of paper on it, in one photo. The picture must
 * not be cropped: its middle stands for the axis of the lens.
 */
export function measureGlass(marks: Marks, picture: Size, paper: PaperName): GlassSize | Fault {
  const fault = findMarkingFault(marks)
  if (fault) return fault
  const { width, height } = papers[paper]
  const sheet = isSideways(marks, picture) ? { width: height, height: width } : { width, height }
  const size = findSize(marks, picture, sheet)
  const { corners } = layOnUnitSquare(marks, picture)
  const flat = mapCorners(corners, ({ x, y }) => ({ x: x * size.width, y: y * size.height }))
  // A paper beyond the horizon of the glass comes out turned over.
  if (!turnsClockwise(flat, minRightAngle)) return 'not-flat'
  // Propagation of error: what each of the errors alone does to the size is squared and added.
  const variations = listVariations(marks, picture).map((vary) => [
    findSize(vary(1), picture, sheet),
    findSize(vary(-1), picture, sheet),
  ])
  const estimate = (side: keyof Size): Estimate => {
    const errors = variations.map(([one = size, other = size]) => (one[side] - other[side]) / 2)
    return { inches: size[side], tolerance: coverageFactor * Math.hypot(...errors) }
  }
  const found = { width: estimate('width'), height: estimate('height') }
  // Also false for a tolerance that is not a number.
  const isUseful = [found.width, found.height].every(
    ({ inches, tolerance }) => tolerance <= inches * maxTolerance && inches <= paneInches.to,
  )
  return isUseful ? found : 'too-rough'
}

function findMarkingFault({ paper, glass }: Marks): Fault | null {
  if (!turnsClockwise(paper, minTurn)) return 'paper-crossed'
  if (!turnsClockwise(glass, minTurn)) return 'glass-crossed'
  if (listSides(paper).some(({ x, y }) => Math.hypot(x, y) < minPaperSide)) return 'paper-too-small'
  return findArea(glass) < findArea(paper) ? 'glass-smaller-than-paper' : null
}

/** Keeps four corners four, where `map` would promise only a list. */
export function mapCorners(
  [a, b, c, d]: Quadrilateral,
  change: (corner: Point, index: number) => Point,
): Quadrilateral {
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3)]
}

function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

/** The sides as vectors, clockwise: top, right, bottom, left. */
function listSides([a, b, c, d]: Quadrilateral): Quadrilateral {
  return [subtract(b, a), subtract(c, b), subtract(d, c), subtract(a, d)]
}

function findArea([a, b, c, d]: Quadrilateral): number {
  return crossProduct(subtract(c, a), subtract(d, b)) / 2
}

/** Positive where the second vector lies clockwise of the first. */
function crossProduct(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x
}

/**
 * Whether the corners run clockwise and each one turns by an angle with at least this sine. Crossed sides, three corners
 * on a line and two corners on one spot all fail, and so does a coordinate that is not a number.
 */
function turnsClockwise(corners: Quadrilateral, minSine: number): boolean {
  const sides = listSides(corners)
  return sides.every((side, index) => {
    const next = sides[(index + 1) % 4] ?? side
    return crossProduct(side, next) > minSine * Math.hypot(side.x, side.y) * Math.hypot(next.x, next.y)
  })
}

/** In space, from the lens on: to the right, down and away. */
type Vector = readonly [number, number, number]

function dot([a, b, c]: Vector, [d, e, f]: Vector): number {
  return a * d + b * e + c * f
}

function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d]
}

function times([a, b, c]: Vector, factor: number): Vector {
  return [a * factor, b * factor, c * factor]
}

function minus([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [a - d, b - e, c - f]
}

/** A phone's main lens is like one of 24 to 28 mm in front of film that is 36 mm wide. */
function guessFocalLength({ width, height }: Size): number {
  return (Math.max(width, height) * 26) / 36
}

type LaidPaper = {
  readonly corners: Quadrilateral
  /** Twice the way from its left side to its right side, and from its top to its bottom. */
  readonly across: Point
  readonly down: Point
  /**
   * How many times wider than high the glass is. As rough as the guess of the focal length: enough to tell upright from
   * sideways, not to measure. Nothing else depends on that guess.
   */
  readonly aspectRatio: number
}

/**
 * The paper as it hangs on the glass, on a scale on which the glass is 1 wide and 1 high. The glass is by far the larger
 * rectangle, so it gives the perspective, and the paper gives only the scale: taking both from the paper is two to three
 * times less accurate.
 */
function layOnUnitSquare({ paper, glass }: Marks, picture: Size): LaidPaper {
  const focalLength = guessFocalLength(picture)
  const aim = ({ x, y }: Point): Vector => [x - picture.width / 2, y - picture.height / 2, focalLength]
  const [a, b, c, d] = [aim(glass[0]), aim(glass[1]), aim(glass[2]), aim(glass[3])]
  // In space, each corner lies on its line of sight, so far away that the first and the third add up to the same as the
  // second and the fourth: that is a parallelogram. Cramer's rule gives the distances.
  const topLeft = times(a, dot(b, cross(c, d)))
  const width = minus(times(b, dot(a, cross(c, d))), topLeft)
  const height = minus(times(d, dot(a, cross(b, c))), topLeft)
  const corners = mapCorners(paper, (corner) => {
    const sight = aim(corner)
    const distance = dot(cross(width, height), sight)
    return { x: dot(cross(height, topLeft), sight) / distance, y: dot(cross(topLeft, width), sight) / distance }
  })
  const [top, right, bottom, left] = listSides(corners)
  const aspectRatio = Math.hypot(...width) / Math.hypot(...height)
  return { corners, across: subtract(top, bottom), down: subtract(right, left), aspectRatio }
}

/** Whether the paper hangs with its longer side across: right up to 45 degrees from straight ahead. */
export function isSideways(marks: Marks, picture: Size): boolean {
  const { across, down, aspectRatio } = layOnUnitSquare(marks, picture)
  return Math.hypot(across.x * aspectRatio, across.y) > Math.hypot(down.x * aspectRatio, down.y)
}

/** The size of the glass, or not a number where nothing fits. */
function findSize(marks: Marks, picture: Size, sheet: Size): Size {
  const { across, down } = layOnUnitSquare(marks, picture)
  // The unit square is stretched until the paper on it has its true size, which is linear in the squares of the two
  // sides. Without the right angle, a paper that hangs at 45 degrees could not tell width from height. Three equations
  // for two unknowns: Cramer's rule in the plane of the two gives the least squares.
  const ofWidth: Vector = [across.x ** 2, down.x ** 2, across.x * down.x]
  const ofHeight: Vector = [across.y ** 2, down.y ** 2, across.y * down.y]
  const sum: Vector = [(2 * sheet.width) ** 2, (2 * sheet.height) ** 2, 0]
  const normal = cross(ofWidth, ofHeight)
  const determinant = dot(normal, normal)
  return {
    width: Math.sqrt(dot(cross(sum, ofHeight), normal) / determinant),
    height: Math.sqrt(dot(cross(ofWidth, sum), normal) / determinant),
  }
}

/** The marks with one error, as large as its standard deviation, in either direction. */
type Variation = (sign: 1 | -1) => Marks

/** All sixteen coordinates and the lens, one by one. */
function listVariations(marks: Marks, picture: Size): readonly Variation[] {
  const moves = (['paper', 'glass'] as const).flatMap((subject) =>
    [0, 1, 2, 3].flatMap((moved) =>
      (['x', 'y'] as const).map<Variation>((axis) => (sign) => ({
        ...marks,
        [subject]: mapCorners(marks[subject], (corner, index) =>
          index === moved ? { ...corner, [axis]: corner[axis] + sign * cornerDeviation } : corner,
        ),
      })),
    ),
  )
  // Radial distortion moves a corner away from the middle of the picture by the factor 1 + k1 r², where r is the distance
  // from the middle in focal lengths. A negative k1 is a barrel, a positive one a pincushion.
  const bend: Variation = (sign) => {
    const strength = (sign * distortionDeviation) / guessFocalLength(picture) ** 2
    const distort = (corner: Point) => {
      const [x, y] = [corner.x - picture.width / 2, corner.y - picture.height / 2]
      const growth = strength * (x ** 2 + y ** 2)
      return { x: corner.x + x * growth, y: corner.y + y * growth }
    }
    return { paper: mapCorners(marks.paper, distort), glass: mapCorners(marks.glass, distort) }
  }
  return [...moves, bend]
}
