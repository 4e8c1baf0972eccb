/** To the right and down. */
export type Point = { readonly x: number; readonly y: number }

export type Size = { readonly width: number; readonly height: number }

/** Clockwise from the top left. */
type Quadrilateral = readonly [Point, Point, Point, Point]

/** What can be taped to the glass, upright, in inches. */
export const papers = {
  letter: { width: 8.5, height: 11 },
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
} as const satisfies Record<string, Size>

export type PaperName = keyof typeof papers

/** What is marked in a photo, in its pixels: four corners of the paper, then four of the glass, each from the top left. */
export type Marks = readonly Point[]

/** In inches. In about 19 of 20 photos the true width and the true height are both within their tolerances. */
export type Estimate = { readonly inches: number; readonly tolerance: number }

export type GlassSize = Readonly<Record<keyof Size, Estimate>>

/** Why there is no size. */
export type Fault = 'crossed' | 'paper-too-small' | 'glass-smaller-than-paper' | 'not-flat' | 'too-rough'

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
export function measureGlass(marks: Marks, picture: Size, name: PaperName): GlassSize | Fault {
  const [paper, glass] = splitMarks(marks)
  if (!turnsClockwise(paper, minTurn) || !turnsClockwise(glass, minTurn)) return 'crossed'
  if (listTriples(paper).some(([from, to]) => findDistance(from, to) < minPaperSide)) return 'paper-too-small'
  if (findArea(glass) < findArea(paper)) return 'glass-smaller-than-paper'
  const sights = findSights(marks, picture)
  const { width, height } = papers[name]
  const sheet = isSideways(sights) ? { width: height, height: width } : { width, height }
  const size = findSize(sights, sheet)
  // A paper beyond the horizon of the glass comes out turned over.
  if (!turnsClockwise(layOnGlass(sights, size).corners, minRightAngle)) return 'not-flat'
  // Propagation of error: what each error alone does to the size is squared and added.
  const errors = listErrors(sights, cornerDeviation / guessFocalLength(picture)).map(
    (add) => [findSize(add(1), sheet), findSize(add(-1), sheet)] as const,
  )
  const estimate = (side: keyof Size): Estimate => {
    const effects = errors.map(([one, other]) => (one[side] - other[side]) / 2)
    return { inches: size[side], tolerance: coverageFactor * Math.hypot(...effects) }
  }
  const found = { width: estimate('width'), height: estimate('height') }
  const isUseful = Object.values(found).every(
    // Also false for a tolerance that is not a number.
    ({ inches, tolerance }) => tolerance <= inches * maxTolerance && inches <= paneInches.to,
  )
  return isUseful ? found : 'too-rough'
}

function splitMarks(marks: Marks): readonly [Quadrilateral, Quadrilateral] {
  return [marks.slice(0, 4), marks.slice(4)] as unknown as [Quadrilateral, Quadrilateral]
}

function findDistance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** Twice the area of a triangle; negative where its corners run anticlockwise. */
function findTurn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
}

/** Twice the area. */
function findArea([a, b, c, d]: Quadrilateral): number {
  return findTurn(a, b, c) + findTurn(c, d, a)
}

/** Each corner with the two that follow. */
function listTriples([a, b, c, d]: Quadrilateral) {
  return [
    [a, b, c],
    [b, c, d],
    [c, d, a],
    [d, a, b],
  ] as const
}

/**
 * Whether the corners run clockwise and each one turns by an angle with more than this sine. Crossed sides, three corners
 * on a line and two corners on one spot all fail, and so does a coordinate that is not a number.
 */
function turnsClockwise(corners: Quadrilateral, sine: number): boolean {
  return listTriples(corners).every(([a, b, c]) => findTurn(a, b, c) > sine * findDistance(a, b) * findDistance(b, c))
}

/** A phone's main lens is like one of 24 to 28 mm in front of film that is 36 mm wide. */
function guessFocalLength({ width, height }: Size): number {
  return (Math.max(width, height) * 26) / 36
}

/** The marks as the lens sees them: from the middle of the picture, in focal lengths. */
export function findSights(marks: Marks, picture: Size): Marks {
  const focalLength = guessFocalLength(picture)
  return marks.map(({ x, y }) => ({
    x: (x - picture.width / 2) / focalLength,
    y: (y - picture.height / 2) / focalLength,
  }))
}

/**
 * The paper as it hangs on the glass, which is a unit square as long as its size is not known. The glass is by far the larger
 * rectangle, so it gives the perspective, and the paper gives only the scale: taking both from the paper is two to three
 * times less accurate. How many times wider than high the glass is depends on the guess of the focal length, and nothing
 * else does: it is enough to tell upright from sideways, not to measure.
 */
function layOnGlass(sights: Marks, { width, height }: Size = { width: 1, height: 1 }) {
  const [paper, [a, b, c, d]] = splitMarks(sights)
  // In a parallelogram, the first corner and the third add up to the same as the second and the fourth. So, by Cramer's
  // rule, each is as far away as the triangle of the other three is large.
  const [distanceA, distanceB, distanceD] = [findTurn(b, c, d), findTurn(a, c, d), findTurn(a, b, c)]
  const corners = paper.map((point) => {
    // Barycentric coordinates in the triangle of the three, in perspective: each share is divided by its distance.
    const x = findTurn(d, a, point) / distanceB
    const y = findTurn(a, b, point) / distanceD
    const sum = x + y + findTurn(b, d, point) / distanceA
    return { x: (width * x) / sum, y: (height * y) / sum }
  }) as unknown as Quadrilateral
  const findLength = (to: Point, distance: number) =>
    Math.hypot(to.x * distance - a.x * distanceA, to.y * distance - a.y * distanceA, distance - distanceA)
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  return {
    corners,
    across: addWays(topLeft, topRight, bottomLeft, bottomRight),
    down: addWays(topLeft, bottomLeft, topRight, bottomRight),
    aspectRatio: findLength(b, distanceB) / findLength(d, distanceD),
  }
}

/** The way from `a` to `b` and that from `c` to `d`. */
function addWays(a: Point, b: Point, c: Point, d: Point): Point {
  return { x: b.x - a.x + d.x - c.x, y: b.y - a.y + d.y - c.y }
}

/** Whether the paper hangs with its longer side across: right up to 45 degrees from straight ahead. */
export function isSideways(sights: Marks): boolean {
  const { across, down, aspectRatio } = layOnGlass(sights)
  return Math.hypot(across.x * aspectRatio, across.y) > Math.hypot(down.x * aspectRatio, down.y)
}

/** The size of the glass, or not a number where nothing fits. */
function findSize(sights: Marks, sheet: Size): Size {
  const { across, down } = layOnGlass(sights)
  // The unit square is stretched until the paper on it has its true size, which is linear in the squares of the two
  // sides. Without the right angle, a paper that hangs at 45 degrees could not tell width from height. Three equations
  // for two unknowns: the normal equations give the least squares.
  const ofWidth = [across.x ** 2, down.x ** 2, across.x * down.x]
  const ofHeight = [across.y ** 2, down.y ** 2, across.y * down.y]
  const sum = [(2 * sheet.width) ** 2, (2 * sheet.height) ** 2, 0]
  const [widths, heights, both] = [dot(ofWidth, ofWidth), dot(ofHeight, ofHeight), dot(ofWidth, ofHeight)]
  const determinant = widths * heights - both ** 2
  return {
    width: Math.sqrt((dot(ofWidth, sum) * heights - dot(ofHeight, sum) * both) / determinant),
    height: Math.sqrt((dot(ofHeight, sum) * widths - dot(ofWidth, sum) * both) / determinant),
  }
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, factor, index) => sum + factor * (other[index] ?? 0), 0)
}

/** The marks with one error, so many times as large as its standard deviation: all sixteen coordinates, and the lens. */
function listErrors(sights: Marks, deviation: number): readonly ((times: number) => Marks)[] {
  const ofCorners = sights.flatMap(({ x, y }, index) => [
    (times: number) => sights.with(index, { x: x + times * deviation, y }),
    (times: number) => sights.with(index, { x, y: y + times * deviation }),
  ])
  // Radial distortion moves a corner away from the middle of the picture by the factor 1 + k1 r², where r is the distance
  // from the middle in focal lengths. A negative k1 is a barrel, a positive one a pincushion.
  const ofLens = (times: number) =>
    sights.map(({ x, y }) => {
      const factor = 1 + times * distortionDeviation * (x ** 2 + y ** 2)
      return { x: x * factor, y: y * factor }
    })
  return [...ofCorners, ofLens]
}
