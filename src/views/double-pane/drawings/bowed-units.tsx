import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import {
  beads,
  cutGlass,
  damp,
  heat,
  movement,
  outsideAir,
  profile,
  profileLit,
  roomAir,
  sealant,
  sealedAir,
  spacer,
} from '../../../art/kit/strokes.ts'

export const bowedUnits = {
  chinook: drawing('bow-chinook', BowChinook),
  winter: drawing('bow-winter', BowWinter),
  sun: drawing('bow-sun', BowSun),
}

const [outerX, innerX, thickness] = [170, 250, 15]

/** One pane as seen from its edge, bent towards the room by so much. */
function drawBentPane(x: number, bend: number): string {
  const back = x + thickness
  return `M${x}-10Q${x + bend} 130 ${x} 246H${back}Q${back + bend} 130 ${back}-10z`
}

type BowedUnitProps = ComponentProps<'svg'> & {
  /** How far the panes bow apart; below zero they draw together. */
  bow: number
  isSealHot?: boolean
  children: ReactNode
}

/** The same unit in three weathers. Dashes show where the panes stand at rest. */
function BowedUnit({ bow, isSealHot = false, children, ...props }: BowedUnitProps) {
  const seal = isSealHot ? { fill: 'var(--warmth)' } : sealant
  const straight = [outerX, outerX + thickness, innerX, innerX + thickness].map((x) => `M${x} 0v246`)
  return (
    <Artwork viewBox="0 0 420 300" {...props}>
      <path {...outsideAir} d="M0 0h178v300H0z" />
      <path {...roomAir} d="M258 0h162v300H258z" />
      <path {...sealedAir} d={`M178-10Q${178 - bow} 130 178 246H258Q${258 + bow} 130 258-10z`} />
      <path {...sealant} d="M160 248h115v12H160z" />
      <path {...profile} d="M132 300v-82h24v42h123v-42h24v82z" />
      <path {...profileLit} d="M132 218h24v5h-24zM279 218h24v5h-24z" />
      <path {...seal} d="M185 206h6v42h-6zM244 206h6v42h-6zM185 234h65v14h-65z" />
      <path {...spacer} d="M191 204h53v30h-53z" />
      <path {...beads} strokeWidth={8} d="M200 212h0m9 10h0m9-10h0m9 10h0m9-10h0" />
      {bow !== 0 && <path fill="none" stroke="var(--line-2)" strokeDasharray="4 5" d={straight.join('')} />}
      <path {...cutGlass} d={drawBentPane(outerX, -bow) + drawBentPane(innerX, bow)} />
      {children}
    </Artwork>
  )
}

/** A chinook: pressure falls, the panes bow apart. */
function BowChinook(props: ComponentProps<'svg'>) {
  return (
    <BowedUnit bow={15} {...props}>
      <path
        {...damp}
        d="M8 60h86c24 0 24-34 4-34-14 0-18 16-8 22M8 100h112M20 140h60c22 0 22 32 3 32-13 0-17-15-8-20M4 204h104"
      />
      <path {...movement} d="M206 120h-36m0 0l9-7m-9 7l9 7M229 120h36m0 0l-9-7m9 7l-9 7" />
    </BowedUnit>
  )
}

/** Deep winter: the sealed air shrinks, the panes draw together. */
function BowWinter(props: ComponentProps<'svg'>) {
  return (
    <BowedUnit bow={-15} {...props}>
      <path
        {...damp}
        d="M62 66v52m-23-39l46 26m0-26l-46 26M62 66l-7-7m7 7l7-7M62 118l-7 7m7-7l7 7M104 168v30m-13-22.5l26 15m0-15l-26 15M30 178v24m-10.4-18l20.8 12m0-12l-20.8 12"
      />
      <path {...movement} d="M132 120h26m0 0l-9-7m9 7l-9 7M303 120h-26m0 0l9-7m-9 7l9 7" />
    </BowedUnit>
  )
}

/** Sun on the edge seal. */
function BowSun(props: ComponentProps<'svg'>) {
  return (
    <BowedUnit bow={0} isSealHot {...props}>
      <path
        {...heat}
        d="M60 80a22 22 0 1 0 0-44 22 22 0 0 0 0 44M60 26V12M60 104V90M22 58H8M112 58H98M33 31L23 21M97 95l-10-10M33 85l-10 10M87 31l10-10"
      />
      <path {...heat} strokeWidth={2.2} strokeDasharray="7 6" d="M90 88l86 124M70 102l100 134M104 74l78 116" />
    </BowedUnit>
  )
}
