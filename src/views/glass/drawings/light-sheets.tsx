import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { SkylineView } from '../../../art/scene/scene.tsx'
import { LaminatedSheet, TemperedSheet } from './broken-sheets.tsx'
import { DoublePaneCrossSection, LowECrossSection } from './glass-cross-sections.tsx'

export const glassTypes = sprite('glass-types', {
  tempered: TemperedSheet,
  laminated: LaminatedSheet,
  lowE: LowECrossSection,
  doublePane: DoublePaneCrossSection,
  tinted: TintedSheet,
  obscure: ObscureSheet,
})

/** The sheet covers the right two thirds of the view. */
const sheet = 'M150 0h290v300H150z'

function View({ children }: { children: ReactNode }) {
  return (
    <svg width={440} height={300} viewBox="1112 206 250 170.5" aria-hidden="true">
      {children}
    </svg>
  )
}

function Edge() {
  return <path stroke="var(--on-frame)" strokeWidth={4} d="M150 0v300" />
}

/** One view, clear and then through tinted glass. */
function TintedSheet(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 440 300" {...props}>
      <View>
        <SkylineView prefix="tinted-sheet" fromX={1080} />
      </View>
      <path fill="var(--tower-shade-1)" fillOpacity={0.55} d={sheet} />
      <path fill="var(--shine)" fillOpacity={0.4} d="M232 300L330 0h34l-98 300zM286 300L384 0h10l-98 300z" />
      <Edge />
    </Artwork>
  )
}

/**
 * One view, clear and then through patterned glass.
 * Served as a file, so its blur filter is not computed again when the page changes.
 */
function ObscureSheet(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 440 300" {...props}>
      <defs>
        <filter id="obscure-sheet-blur" x="0" y="0" width="1" height="1">
          <feGaussianBlur stdDeviation={7} />
        </filter>
        <clipPath id="obscure-sheet-clip">
          <path d={sheet} />
        </clipPath>
        <pattern id="obscure-sheet-pebbles" width={36} height={36} patternUnits="userSpaceOnUse">
          <path
            fill="var(--gleam)"
            fillOpacity={0.45}
            stroke="var(--line-2)"
            strokeOpacity={0.35}
            d="M3 8a7 6 0 1 0 14 0M21 8a6 6 0 1 0 13 0M11 26a7 7 0 1 0 15 0M29 26a7 6 0 1 0 14 0M-7 26a7 6 0 1 0 14 0"
          />
        </pattern>
        <g id="obscure-sheet-view">
          <View>
            <SkylineView prefix="obscure-sheet" fromX={1080} />
          </View>
        </g>
      </defs>
      <use href="#obscure-sheet-view" />
      <g clipPath="url(#obscure-sheet-clip)">
        <use href="#obscure-sheet-view" filter="url(#obscure-sheet-blur)" />
        <path fill="var(--fog-thin)" d={sheet} />
        <path fill="url(#obscure-sheet-pebbles)" d={sheet} />
      </g>
      <Edge />
    </Artwork>
  )
}
