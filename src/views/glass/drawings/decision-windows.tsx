import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { circlePath, type Point } from '../../../art/kit/geometry.ts'
import { damp, frame, gleam, hole, line, pane, reflection, seam, water } from '../../../art/kit/strokes.ts'

export const decision = sprite('decision', { repair: RepairableWindow, replace: SmashedWindow })

/** A window of three panes in a wall of siding that reaches far past both sides; the middle pane tells. */
function TripleWindow({ children, ...props }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <Artwork viewBox="0 0 600 230" fill="var(--snow)" {...props}>
      <path d="M0 0h600v230H0z" />
      <path {...seam} d="M0 40h600M0 84h600M0 128h600M0 172h600" />
      <path {...frame} d="M96 22h408v194H96z" />
      <path {...pane} d="M110 36h118v166H110zM242 36h116v166H242zM372 36h118v166H372z" />
      <path {...reflection} d="M111 148l116-64v117H111zM243 142l114-62v121H243zM373 148l116-64v117H373z" />
      <path {...gleam} d="M126 202l62-166h16l-62 166zM388 202l62-166h16l-62 166z" />
      {children}
      <path {...frame} d="M82 216h436v14H82z" />
    </Artwork>
  )
}

const drops: readonly [Point, number][] = [
  [[258, 168], 3.5],
  [[274, 184], 4.5],
  [[254, 190], 2.5],
  [[290, 172], 2.5],
  [[298, 192], 4],
  [[316, 180], 3],
  [[270, 150], 2],
  [[332, 193], 3.5],
  [[344, 172], 2.5],
  [[306, 158], 2],
  [[334, 156], 2],
]

/** Fog low in one pane, and drafts past the seals: nothing that needs new glass. */
function RepairableWindow(props: ComponentProps<'svg'>) {
  return (
    <TripleWindow {...props}>
      <linearGradient id="repairable-window-fog" x2={0} y2={1}>
        <stop stopColor="var(--haze-film)" stopOpacity={0} />
        <stop offset={1} stopColor="var(--haze-film)" stopOpacity={0.9} />
      </linearGradient>
      <path {...gleam} d="M258 202l62-166h16l-62 166z" />
      <path fill="url(#repairable-window-fog)" d="M243 96h114v105H243z" />
      <path {...water} d={drops.map(([at, radius]) => circlePath(at, radius)).join('')} />
      <path
        {...damp}
        d="M236 66c-14-10-24 10-38 0s-24 10-38 0M236 110c-14-10-24 10-38 0s-24 10-38 0M364 88c14-10 24 10 38 0s24 10 38 0M364 132c14-10 24 10 38 0s24 10 38 0"
      />
    </TripleWindow>
  )
}

/** The middle pane has a hole with cracks to every edge. */
function SmashedWindow(props: ComponentProps<'svg'>) {
  return (
    <TripleWindow {...props}>
      <path {...hole} d="M286 96l18-14 12 16 20-4-8 22 12 16-22 4-8 20-18-14-20 4 8-20-12-18z" />
      <path
        {...line}
        d="M304 82l4-46M316 98l42-40M336 94l22-2M328 116l30 12M318 136l40 50M310 156l6 46M292 142l-22 60M272 146l-30 28M280 126l-38-6M268 108l-26-26M286 96l-20-60M258 82l26-16M254 150l30 8M336 160l8-32M330 70l-20-12"
      />
    </TripleWindow>
  )
}
