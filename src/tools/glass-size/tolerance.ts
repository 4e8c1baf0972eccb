import { type Dimensions, findDimensions, type Marks } from './dimensions.ts'
import { distort, type PictureSize } from './lens.ts'
import { mapCorners } from './quadrilateral.ts'

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
type Variation = (sign: 1 | -1) => Marks

const steps = [0, 1, 2, 3].flatMap((index) => [
  { index, x: cornerDeviation, y: 0 },
  { index, x: 0, y: cornerDeviation },
])

function listVariations(marks: Marks, picture: PictureSize): readonly Variation[] {
  const moves = (['paper', 'glass'] as const).flatMap((subject) =>
    steps.map<Variation>(({ index, x, y }) => (sign) => ({
      ...marks,
      [subject]: mapCorners(marks[subject], (corner, at) =>
        at === index ? { x: corner.x + sign * x, y: corner.y + sign * y } : corner,
      ),
    })),
  )
  const bend: Variation = (sign) => ({
    ...marks,
    paper: distort(marks.paper, picture, sign * distortionDeviation),
    glass: distort(marks.glass, picture, sign * distortionDeviation),
  })
  return [...moves, bend]
}

/**
 * How far the dimensions may be off, by propagation of error: all sixteen coordinates and the lens are varied one by one,
 * and what each does to the dimensions is squared and added. Not a number where a variation does not fit.
 */
export function findTolerance(marks: Marks, picture: PictureSize): Dimensions {
  let [widthVariance, heightVariance] = [0, 0]
  for (const vary of listVariations(marks, picture)) {
    const [one, other] = [findDimensions(vary(1)), findDimensions(vary(-1))]
    widthVariance += ((one.width - other.width) / 2) ** 2
    heightVariance += ((one.height - other.height) / 2) ** 2
  }
  return {
    width: coverageFactor * Math.sqrt(widthVariance),
    height: coverageFactor * Math.sqrt(heightVariance),
  }
}
