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

export type GlassSize = { readonly width: Estimate; readonly height: Estimate }

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
  if (![paper, glass].every((corners) => turnsClockwise(corners, minTurn))) return 'crossed'
  if (listTriples(paper).some(([from, to]) => findDistance(from, to) < minPaperSide)) return 'paper-too-small'
  if (addTurns(glass) < addTurns(paper)) return 'glass-smaller-than-paper'
  const { width, height } = papers[name]
  const sheet = isSideways(marks, picture) ? { width: height, height: width } : { width, height }
  const size = findSize(marks, picture, sheet)
  const stretched = layOnUnitSquare(marks, picture).corners.map(({ x, y }) => ({
    x: x * size.width,
    y: y * size.height,
  }))
  // A paper beyond the horizon of the glass comes out turned over.
  if (!turnsClockwise(stretched as unknown as Quadrilateral, minRightAngle)) return 'not-flat'
  // Propagation of error: what each error alone does to the size is squared and added.
  const errors = listErrors(marks, picture).map(
    (add) => [findSize(add(1), picture, sheet), findSize(add(-1), picture, sheet)] as const,
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

/** Four times the area. */
function addTurns(corners: Quadrilateral): number {
  return listTriples(corners).reduce((sum, triple) => sum + findTurn(...triple), 0)
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

/** In space, from the lens: to the right, down and away. */
type Vector = readonly [number, number, number]

function dot([a, b, c]: Vector, [d, e, f]: Vector): number {
  return a * d + b * e + c * f
}

function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d]
}

function subtract([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [a - d, b - e, c - f]
}

/** A phone's main lens is like one of 24 to 28 mm in front of film that is 36 mm wide. */
function guessFocalLength({ width, height }: Size): number {
  return (Math.max(width, height) * 26) / 36
}

/** Twice the way from the left side to the right side, and from the top to the bottom. */
function addSides([a, b, c, d]: Quadrilateral, axis: keyof Point) {
  return { across: b[axis] - a[axis] + c[axis] - d[axis], down: d[axis] - a[axis] + c[axis] - b[axis] }
}

/**
 * The paper as it hangs on the glass, on a scale on which the glass is 1 wide and 1 high. The glass is by far the larger
 * rectangle, so it gives the perspective, and the paper gives only the scale: taking both from the paper is two to three
 * times less accurate. How many times wider than high the glass is depends on the guess of the focal length, and nothing
 * else does: it is enough to tell upright from sideways, not to measure.
 */
function layOnUnitSquare(marks: Marks, picture: Size) {
  const [paper, [a, b, c, d]] = splitMarks(marks)
  const focalLength = guessFocalLength(picture)
  /** A point of the picture so many times as far away as the film. */
  const project = ({ x, y }: Point, distance: number): Vector => [
    (x - picture.width / 2) * distance,
    (y - picture.height / 2) * distance,
    focalLength * distance,
  ]
  // In a parallelogram, the first corner and the third add up to the same as the second and the fourth. So, by Cramer's
  // rule, each is as far away as the triangle of the other three is large.
  const corner = project(a, findTurn(b, c, d))
  const width = subtract(project(b, findTurn(a, c, d)), corner)
  const height = subtract(project(d, findTurn(a, b, c)), corner)
  const corners = paper.map((point) => {
    const sight = project(point, 1)
    const distance = dot(cross(width, height), sight)
    return { x: dot(cross(height, corner), sight) / distance, y: dot(cross(corner, width), sight) / distance }
  }) as unknown as Quadrilateral
  return {
    corners,
    x: addSides(corners, 'x'),
    y: addSides(corners, 'y'),
    aspectRatio: Math.hypot(...width) / Math.hypot(...height),
  }
}

/** Whether the paper hangs with its longer side across: right up to 45 degrees from straight ahead. */
export function isSideways(marks: Marks, picture: Size): boolean {
  const { x, y, aspectRatio } = layOnUnitSquare(marks, picture)
  return Math.hypot(x.across * aspectRatio, y.across) > Math.hypot(x.down * aspectRatio, y.down)
}

/** The size of the glass, or not a number where nothing fits. */
function findSize(marks: Marks, picture: Size, sheet: Size): Size {
  const { x, y } = layOnUnitSquare(marks, picture)
  // The unit square is stretched until the paper on it has its true size, which is linear in the squares of the two
  // sides. Without the right angle, a paper that hangs at 45 degrees could not tell width from height. Three equations
  // for two unknowns: Cramer's rule in the plane of the two gives the least squares.
  const ofWidth: Vector = [x.across ** 2, x.down ** 2, x.across * x.down]
  const ofHeight: Vector = [y.across ** 2, y.down ** 2, y.across * y.down]
  const sum: Vector = [(2 * sheet.width) ** 2, (2 * sheet.height) ** 2, 0]
  const normal = cross(ofWidth, ofHeight)
  const determinant = dot(normal, normal)
  return {
    width: Math.sqrt(dot(cross(sum, ofHeight), normal) / determinant),
    height: Math.sqrt(dot(cross(ofWidth, sum), normal) / determinant),
  }
}

/** The marks with one error, so many times as large as its standard deviation: all sixteen coordinates, and the lens. */
function listErrors(marks: Marks, picture: Size): readonly ((times: number) => Marks)[] {
  const moves = marks.flatMap((corner, index) =>
    (['x', 'y'] as const).map(
      (axis) => (times: number) => marks.with(index, { ...corner, [axis]: corner[axis] + times * cornerDeviation }),
    ),
  )
  // Radial distortion moves a corner away from the middle of the picture by the factor 1 + k1 r², where r is the distance
  // from the middle in focal lengths. A negative k1 is a barrel, a positive one a pincushion.
  const distort = (times: number) =>
    marks.map((corner) => {
      const [x, y] = [corner.x - picture.width / 2, corner.y - picture.height / 2]
      const growth = (times * distortionDeviation * (x ** 2 + y ** 2)) / guessFocalLength(picture) ** 2
      return { x: corner.x + x * growth, y: corner.y + y * growth }
    })
  return [...moves, distort]
}
