import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { circlePath, type Point, range, seededRandom } from '../../../art/kit/geometry.ts'
import { SealedUnitAir, SealedUnitBody } from '../../../art/kit/glass.tsx'
import { damp, heat, water } from '../../../art/kit/strokes.ts'
import { DowntownView } from '../../../art/scene/scene.tsx'
import { SceneDefs } from '../../../art/scene/scene-parts.tsx'

export const foggingStrip = drawing('fogging-strip', FoggingStrip)

const cuts = [FoggingCrack, FoggingCondensation, FoggingAccumulation, FoggingMinerals, FoggingHeatLoss]

const height = 252
/** Ten cells as wide as a pane of the ribbon is at that height: five for the cuts, five for the ribbon. */
const cellWidth = 315
const width = 10 * cellWidth
const cutWidth = 240

/**
 * The five steps of fogging in one row, and so in one file: five cross-sections, then five panes. With ten cells,
 * `object-position` advances by a ninth of the way for each cell.
 */
function FoggingStrip(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${width} ${height}`} {...props}>
      {cuts.map((Cut, index) => (
        <Cut key={Cut.name} x={((width - cutWidth) * index) / 9} width={cutWidth} height={height} />
      ))}
      <FoggingRibbon x={5 * cellWidth} width={5 * cellWidth} height={height} />
    </Artwork>
  )
}

type CutProps = ComponentProps<'svg'> & { prefix: string; fog: number; children: ReactNode }

/** The same unit five times, cut through at the sill; what has happened in it lies over the glass. */
function CutUnit({ prefix, fog, children, ...props }: CutProps) {
  return (
    <Artwork viewBox="0 48 240 252" {...props}>
      <SealedUnitAir prefix={prefix} outsideFrom={0} roomTo={240} fog={fog} />
      <SealedUnitBody />
      {children}
    </Artwork>
  )
}

type Drops = { seed: number; count: number; sides: 'outside' | 'both' }

/** Half drops that hang on the inner faces of the panes. */
function drawDrops({ seed, count, sides }: Drops): string {
  const random = seededRandom(seed)
  const radii = sides === 'both' ? [2.5, 3.5, 5] : [2.5, 3.5]
  return range(count)
    .map(() => {
      const isOutside = sides === 'outside' || random() > 0.4
      const y = Math.round(56 + random() * 124)
      const radius = radii[Math.floor(random() * radii.length)] ?? 2.5
      return `M${isOutside ? 92 : 148} ${y}a${radius} ${radius} 0 0 ${isOutside ? 1 : 0} 0 ${2 * radius}z`
    })
    .join('')
}

const minerals = { fill: 'var(--desiccant)', stroke: 'var(--line-2)', strokeWidth: 0.9 } as const

/** 1: a crack in the edge seal, and the way the damp air takes through it. */
function FoggingCrack(props: ComponentProps<'svg'>) {
  return (
    <CutUnit prefix="fogging-crack" fog={0.04} {...props}>
      <path {...damp} strokeDasharray="1 7" d="M24 122c6 46 24 60 51 76v50h24v-44c0-14 4-26 12-34" />
      <path {...damp} d="M104 172l8-4 1 9" />
      <path
        fill="none"
        stroke="var(--on-frame)"
        strokeWidth={2.2}
        strokeLinejoin="round"
        d="M100 242l-5-7 6-5-5-7 4-8-4-7 3-6"
      />
    </CutUnit>
  )
}

/** 2: cold outside, warm inside, and the first drops on the cold pane. */
function FoggingCondensation(props: ComponentProps<'svg'>) {
  return (
    <CutUnit prefix="fogging-condensation" fog={0.22} {...props}>
      <path {...water} d={drawDrops({ seed: 11, count: 9, sides: 'outside' })} />
      <path {...damp} d="M38 84v40m-17-30l34 20m0-20l-34 20" />
      <path
        {...heat}
        d="M202 116a12 12 0 1 0 0-24 12 12 0 0 0 0 24M202 84v-6m0 52v-6m20-20h6m-52 0h6m6-14l-5-5m38 38l-5-5m0-28l5-5m-38 38l5-5"
      />
    </CutUnit>
  )
}

/** 3: drops on both panes run together and pool on the spacer bar. */
function FoggingAccumulation(props: ComponentProps<'svg'>) {
  return (
    <CutUnit prefix="fogging-accumulation" fog={0.45} {...props}>
      <path {...water} d={`${drawDrops({ seed: 12, count: 20, sides: 'both' })}M95 200v-9q12-5 25 0t25-1v10z`} />
      <path {...damp} opacity={0.8} d="M96 70v52M96 140v22M144 96v50" />
    </CutUnit>
  )
}

/** 4: what the drops leave when they dry. */
function FoggingMinerals(props: ComponentProps<'svg'>) {
  return (
    <CutUnit prefix="fogging-minerals" fog={0.68} {...props}>
      <path {...water} d={drawDrops({ seed: 13, count: 12, sides: 'both' })} />
      <path
        {...minerals}
        d="M92 60q10 4 7 14 8 4 2 14 6 8-9 12zM92 120q12 6 7 18 9 8 0 18 4 10-7 12zM148 70q-11 5-7 16-9 6-1 17-5 9 8 12zM148 150q-8 6-5 14-8 8 5 16zM95 200q4-10 12-6 6-8 13-1 8-7 13 1 9-5 12 6z"
      />
      <path
        stroke="var(--desiccant)"
        strokeWidth={4}
        strokeLinecap="round"
        d="M112 66h0m16 20h0m-10 24h0m14 24h0m-20 16h0m8 28h0m12-8h0"
      />
    </CutUnit>
  )
}

/** 5: heat goes straight through. */
function FoggingHeatLoss(props: ComponentProps<'svg'>) {
  const rows = [78, 124, 170]
  const waves = 'c-18-12-28 12-46 0s-28 12-46 0-28 12-46 0-28 12-56 0'
  return (
    <CutUnit prefix="fogging-heat-loss" fog={0.92} {...props}>
      <path
        {...minerals}
        d="M92 52q9 8 5 18 9 12-5 24zM92 128q12 8 6 20 8 14-6 24zM148 60q-10 8-6 20-8 12 6 22zM95 200q6-11 14-6 8-8 14 0 10-7 22 6z"
      />
      <path {...heat} d={rows.map((y) => `M226 ${y}${waves}M42 ${y - 9}l-11 9 11 9`).join('')} />
    </CutUnit>
  )
}

const [paneWidth, paneHeight] = [250, 200]
const blur = 9

/** What fog does to each of the five panes: how much of the sharp view is gone, how white it is, how many drops. */
const panes = [
  { blurred: 0, film: 0, drops: 0 },
  { blurred: 0.55, film: 0.16, drops: 12 },
  { blurred: 0.9, film: 0.42, drops: 32 },
  { blurred: 1, film: 0.68, drops: 44 },
  { blurred: 1, film: 0.88, drops: 26 },
] as const

/** The view goes on past its edges as far as a blur reaches, or it would fade there. */
const blurredBox = {
  x: -3 * blur,
  y: -3 * blur,
  width: paneWidth * panes.length + 6 * blur,
  height: paneHeight + 6 * blur,
}

function scatterDrops(count: number, left: number): string {
  const random = seededRandom(41 + left)
  return range(count)
    .map(() => {
      const at: Point = [left + 6 + random() * (paneWidth - 12), 6 + random() * (paneHeight - 12)]
      return circlePath(at, 1.6 + random() ** 3 * 3.6)
    })
    .join('')
}

const panePath = (index: number) => `M${index * paneWidth} 0h${paneWidth}v${paneHeight}h${-paneWidth}z`

/**
 * One view through five panes, the first clear and the last blind.
 * Served as a file, so its blur filter is not computed again when the page changes.
 */
function FoggingRibbon(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={`0 0 ${paneWidth * panes.length} ${paneHeight}`} {...props}>
      <SceneDefs prefix="fogging-ribbon" />
      <defs>
        {/* Blurred once, and of that as much in each pane as hides of the sharp view there. */}
        <filter id="fogging-ribbon-blur" filterUnits="userSpaceOnUse" {...blurredBox}>
          <feGaussianBlur stdDeviation={blur} result="blurred" />
          {panes.map(({ blurred }, index) => (
            <feComposite
              key={index}
              in="blurred"
              in2="SourceGraphic"
              operator="arithmetic"
              k2={blurred}
              k3={1 - blurred}
              colorInterpolationFilters="sRGB"
              x={index * paneWidth}
              y={0}
              width={paneWidth}
              height={paneHeight}
              result={`pane-${index}`}
            />
          ))}
          <feMerge>
            {panes.map((_, index) => (
              <feMergeNode key={index} in={`pane-${index}`} />
            ))}
          </feMerge>
        </filter>
      </defs>
      <g filter="url(#fogging-ribbon-blur)">
        {/* Mirrored, so that the tower and the peaks stand in the pane that is still clear. */}
        <g transform="matrix(-.9 0 0 .9 1288-198)">
          <DowntownView prefix="fogging-ribbon" />
        </g>
      </g>
      {panes.map(({ film, drops }, index) => (
        <g key={index}>
          {film > 0 && <path fill="var(--haze-film)" fillOpacity={film} d={panePath(index)} />}
          {drops > 0 && (
            <path
              fill="var(--drop)"
              stroke="var(--line-2)"
              strokeOpacity={0.4}
              d={scatterDrops(drops, index * paneWidth)}
            />
          )}
        </g>
      ))}
    </Artwork>
  )
}
