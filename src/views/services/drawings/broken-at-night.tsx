import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { Boards } from '../../../art/kit/building.tsx'
import { BrokenPane } from '../../../art/kit/crack.tsx'
import { boxOf, dotsPath, type Point, repeatLine } from '../../../art/kit/geometry.ts'
import { frame, line } from '../../../art/kit/strokes.ts'
import { drawSnowCap } from '../../../art/kit/weather.tsx'

const upperPane = boxOf(206, 78, 228, 186)
const lowerPane = boxOf(206, 284, 228, 166)

// biome-ignore format: flakes on the left of the window, then on the right
const flakes: readonly Point[] = [
  [70, 60], [110, 150], [60, 250], [128, 330], [40, 420], [104, 470], [20, 130], [-60, 90], [-110, 210], [-30, 330], [-150, 400], [-190, 60], [-80, 500],
  [540, 70], [590, 160], [548, 250], [600, 330], [540, 400], [584, 480], [620, 40], [690, 110], [740, 230], [670, 300], [790, 70], [720, 420], [820, 340],
]

/** A sash window after dark: the upper glass is shattered, the lower opening is already boarded. */
export function BrokenAtNight(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="-240 -105 1120 720" {...props}>
      <path fill="var(--siding)" d="M-240-105H880v720H-240z" />
      <path stroke="var(--line)" strokeWidth={1.1} d={repeatLine(-80, 610, 30, (y) => `M-240 ${y}H880`)} />
      <path {...frame} d="M160 34h320l14-22H146zM172 34h296v448H172z" />
      <BrokenPane pane={upperPane} at={[338, 164]} rays={12} seed={11} kink={9} hole={44} />
      <path {...frame} d="M196 264h248v20H196z" />
      <path {...line} d="M308 264v-9h24v9" />
      <Boards opening={lowerPane} />
      <path {...frame} d="M148 482h344v20H148z" />
      <path fill="var(--snowfall)" d={drawSnowCap(150, 482, 340, 9)} />
      <path
        fill="var(--shard-2)"
        stroke="var(--ink)"
        strokeWidth={1.2}
        d="M228 481l12-22 10 22zM262 481l5-13 12 13zM352 481l14-16 6 16zM390 481l7-24 13 24z"
      />
      <path stroke="var(--snowfall)" strokeWidth={5} strokeLinecap="round" opacity={0.8} d={dotsPath(flakes)} />
    </Artwork>
  )
}
