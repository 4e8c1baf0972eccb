import type { Orientation } from './dimensions.ts'
import { guessOrientation, guessOrientationOnGlass } from './guess-orientation.ts'
import type { Point } from './linear-algebra.ts'
import { type Fault, type GlassSize, measureGlass } from './measure-glass.ts'
import { keepInside, type Picture, placeGlass, placePaper } from './picture.ts'
import { isConvex, mapCorners, type Quadrilateral } from './quadrilateral.ts'

export type Subject = 'paper' | 'glass'

export type CornerName = { readonly subject: Subject; readonly index: 0 | 1 | 2 | 3 }

/** A picture, and how far the visitor has marked it. */
export type Marking = {
  readonly picture: Picture
  /** What is being marked now. */
  readonly subject: Subject
  readonly paper: Quadrilateral
  readonly glass: Quadrilateral
  /** From the first move of a ring on there is a size. */
  readonly isGlassMoved: boolean
  readonly chosenOrientation?: Orientation
}

export function startMarking(picture: Picture): Marking {
  return {
    picture,
    subject: 'paper',
    paper: placePaper(picture),
    glass: placeGlass(picture),
    isGlassMoved: false,
  }
}

export function moveCorner(marking: Marking, { subject, index }: CornerName, by: Point): Marking {
  const corners = mapCorners(marking[subject], (corner, at) =>
    at === index ? keepInside({ x: corner.x + by.x, y: corner.y + by.y }, marking.picture) : corner,
  )
  return { ...marking, [subject]: corners, isGlassMoved: marking.isGlassMoved || subject === 'glass' }
}

/** How the paper hangs: as the visitor says, else as it looks. */
export function findOrientation({ picture, paper, glass, isGlassMoved, chosenOrientation }: Marking): Orientation {
  if (chosenOrientation) return chosenOrientation
  // Glass with crossed sides has no perspective to go by.
  return isGlassMoved && isConvex(glass) ? guessOrientationOnGlass(paper, glass, picture) : guessOrientation(paper)
}

/** The size, or what is wrong with the corners; nothing before the glass is being marked. */
export function measureMarking(marking: Marking): GlassSize | Fault | null {
  const { picture, subject, paper, glass, isGlassMoved } = marking
  if (subject === 'paper' || !isGlassMoved) return null
  return measureGlass({ paper, glass, orientation: findOrientation(marking) }, picture)
}
