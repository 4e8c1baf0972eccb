import { findDimensions, isPaperFlat, type Marks } from './dimensions.ts'
import type { PictureSize } from './lens.ts'
import { findArea, isConvex, listSides } from './quadrilateral.ts'
import { findTolerance } from './tolerance.ts'

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

/** In pixels. On a shorter side, an error of a few pixels is too large a share. */
const minPaperSide = 60

/** As a share of the length. Beyond it, one size of glass could as well be another. */
const maxTolerance = 0.15

function findMarkingFault({ paper, glass }: Marks): FaultReason | null {
  if (!isConvex(paper)) return 'paper-crossed'
  if (!isConvex(glass)) return 'glass-crossed'
  if (listSides(paper).some(({ x, y }) => Math.hypot(x, y) < minPaperSide)) return 'paper-too-small'
  return findArea(glass) < findArea(paper) ? 'glass-smaller-than-paper' : null
}

/** Also false for a tolerance that is not a number. */
function isUseful({ inches, tolerance }: Estimate): boolean {
  return tolerance <= inches * maxTolerance
}

/** The size of a pane of glass from the corners of the pane and of a sheet of letter paper on it, in one photo. */
export function measureGlass(marks: Marks, picture: PictureSize): GlassSize | Fault {
  const markingFault = findMarkingFault(marks)
  if (markingFault) return { kind: 'fault', reason: markingFault }
  const dimensions = findDimensions(marks)
  if (!isPaperFlat(marks, dimensions)) return { kind: 'fault', reason: 'not-flat' }
  const tolerance = findTolerance(marks, picture)
  const width = { inches: dimensions.width, tolerance: tolerance.width }
  const height = { inches: dimensions.height, tolerance: tolerance.height }
  return isUseful(width) && isUseful(height) ? { kind: 'size', width, height } : { kind: 'fault', reason: 'too-rough' }
}
