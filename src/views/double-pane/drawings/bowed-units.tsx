import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import * as paint from '../../../art/kit/strokes.ts'

const [outerX, innerX, thickness] = [170, 250, 15]
/** The upper and the lower end of the panes. */
const [top, foot] = [34, 266]

/** One pane as seen from its edge, held above and below, and bent by so much between. */
function drawBentPane(x: number, bend: number): string {
  const back = x + thickness
  return `M${x} ${top}Q${x + bend} 150 ${x} ${foot}H${back}Q${back + bend} 150 ${back} ${top}z`
}

type BowedUnitProps = ComponentProps<'svg'> & {
  /** How far the panes bow apart; below zero they draw together. */
  bow: number
  isSealHot?: boolean
  children: ReactNode
}

/** Upper and lower edge alike: seals, spacer and the channel of the frame, drawn for the upper one. */
const edge = {
  channel: 'M146 0h142v58h-12V26H158v32h-12z',
  seals: `M185 ${top}h6v34h-6zM244 ${top}h6v34h-6zM185 ${top}h65v12h-65z`,
  spacer: `M191 ${top + 12}h53v22h-53z`,
  beads: `M200 ${top + 23}h0m12 0h0m12 0h0m12 0h0`,
}

/** The same unit from head to sill in three weathers. Dashes show where the panes stand at rest. */
function BowedUnit({ bow, isSealHot = false, children, ...props }: BowedUnitProps) {
  const seal = isSealHot ? { fill: 'var(--warmth)' } : paint.sealant
  const straight = [outerX, outerX + thickness, innerX, innerX + thickness].map((x) => `M${x} ${top}V${foot}`)
  return (
    <Artwork viewBox="0 0 420 300" {...props}>
      <path {...paint.outsideAir} d="M0 0h178v300H0z" />
      <path {...paint.roomAir} d="M258 0h162v300H258z" />
      <path {...paint.sealedAir} d={`M178 ${top}Q${178 - bow} 150 178 ${foot}H258Q${258 + bow} 150 258 ${top}z`} />
      {['', 'matrix(1 0 0-1 0 300)'].map((transform) => (
        <g key={transform} transform={transform || undefined}>
          <path {...paint.profile} d={edge.channel} />
          <path {...seal} d={edge.seals} />
          <path {...paint.spacer} d={edge.spacer} />
          <path {...paint.beads} strokeWidth={8} d={edge.beads} />
        </g>
      ))}
      {bow !== 0 && <path fill="none" stroke="var(--line-2)" strokeDasharray="4 5" d={straight.join('')} />}
      <path {...paint.cutGlass} d={drawBentPane(outerX, -bow) + drawBentPane(innerX, bow)} />
      {children}
    </Artwork>
  )
}

export const bowedUnits = {
  /** A chinook: pressure falls, the panes bow apart. */
  chinook: drawing(
    'bow-chinook',
    <BowedUnit bow={22}>
      <path
        {...paint.damp}
        d="M8 84h86c24 0 24-34 4-34-14 0-18 16-8 22M8 122h106M20 158h60c22 0 22 32 3 32-13 0-17-15-8-20M4 226h104"
      />
      <path {...paint.movement} d="M204 150h-34m0 0l9-7m-9 7l9 7M231 150h34m0 0l-9-7m9 7l-9 7" />
    </BowedUnit>,
  ),
  /** Deep winter: the sealed air shrinks, the panes draw together. */
  winter: drawing(
    'bow-winter',
    <BowedUnit bow={-22}>
      <path
        {...paint.damp}
        d="M62 66v52m-23-39l46 26m0-26l-46 26M62 66l-7-7m7 7l7-7M62 118l-7 7m7-7l7 7M104 168v30m-13-22.5l26 15m0-15l-26 15M30 178v24m-10.4-18l20.8 12m0-12l-20.8 12"
      />
      <path {...paint.movement} d="M136 150h28m0 0l-9-7m9 7l-9 7M299 150h-28m0 0l9-7m-9 7l9 7" />
    </BowedUnit>,
  ),
  /** Sun on the edge seal. */
  sun: drawing(
    'bow-sun',
    <BowedUnit bow={0} isSealHot>
      <path
        {...paint.heat}
        d="M60 80a22 22 0 1 0 0-44 22 22 0 0 0 0 44M60 26V12M60 104V90M22 58H8M112 58H98M33 31L23 21M97 95l-10-10M33 85l-10 10M87 31l10-10"
      />
      <path {...paint.heat} strokeWidth={2.2} strokeDasharray="7 6" d="M92 84l88 150M72 100l98 160M106 70l84 138" />
    </BowedUnit>,
  ),
}
