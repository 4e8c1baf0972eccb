import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { FoggingRibbon } from './fogging-ribbon.tsx'
import {
  FoggingAccumulation,
  FoggingCondensation,
  FoggingCrack,
  FoggingHeatLoss,
  FoggingMinerals,
} from './fogging-steps.tsx'

const CUTS = [FoggingCrack, FoggingCondensation, FoggingAccumulation, FoggingMinerals, FoggingHeatLoss]

const HEIGHT = 252
/** A pane of the ribbon at that height. */
const PANE = 315
const CUT = 240
/** Ten cells as wide as a pane: five for the cuts, five for the ribbon. */
const WIDTH = 10 * PANE

/**
 * Everything the five steps of fogging show, in one row and so in one file. A place crops it to its full height, and
 * finds what is its own at a ninth, two ninths … of the way: a cut is narrower than its cell and lies where that is.
 */
export function FoggingStrip(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...props}>
      {CUTS.map((Cut, index) => (
        <Cut key={Cut.name} x={((WIDTH - CUT) * index) / 9} width={CUT} height={HEIGHT} />
      ))}
      <FoggingRibbon x={5 * PANE} width={5 * PANE} height={HEIGHT} />
    </Artwork>
  )
}
