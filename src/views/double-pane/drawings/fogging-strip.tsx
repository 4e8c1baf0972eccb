import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { FoggingRibbon } from './fogging-ribbon.tsx'
import {
  FoggingAccumulation,
  FoggingCondensation,
  FoggingCrack,
  FoggingHeatLoss,
  FoggingMinerals,
} from './fogging-steps.tsx'

const cuts = [FoggingCrack, FoggingCondensation, FoggingAccumulation, FoggingMinerals, FoggingHeatLoss]

const height = 252
/** A pane of the ribbon at that height. */
const paneWidth = 315
const cutWidth = 240
/** Ten cells as wide as a pane: five for the cuts, five for the ribbon. */
const width = 10 * paneWidth

/**
 * The five steps of fogging in one row, and so in one file: five cross-sections, then five panes. With ten cells,
 * `object-position` advances by a ninth of the way for each cell.
 */
export function FoggingStrip(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${width} ${height}`} {...props}>
      {cuts.map((Cut, index) => (
        <Cut key={Cut.name} x={((width - cutWidth) * index) / 9} width={cutWidth} height={height} />
      ))}
      <FoggingRibbon x={5 * paneWidth} width={5 * paneWidth} height={height} />
    </Artwork>
  )
}
