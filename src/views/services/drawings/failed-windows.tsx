import { Artwork } from '../../../art/kit/artwork.tsx'
import { Boards } from '../../../art/kit/building.tsx'
import { BrokenPane } from '../../../art/kit/crack.tsx'
import { drawing, inline } from '../../../art/kit/drawing.tsx'
import { boxOf, dotsPath, type Point, repeatLine } from '../../../art/kit/geometry.ts'
import { Lite, SealedUnitAir, SealedUnitBody, SealFailure } from '../../../art/kit/glass.tsx'
import { frame, line, outlined, stroke } from '../../../art/kit/strokes.ts'
import { drawSnowCap, FoggedLite } from '../../../art/kit/weather.tsx'

const upperPane = boxOf(206, 78, 228, 186)
const lowerPane = boxOf(206, 284, 228, 166)

// biome-ignore format: flakes on the left of the window, then on the right
const flakes: readonly Point[] = [
  [70, 60], [110, 150], [60, 250], [128, 330], [40, 420], [104, 470], [20, 130], [-60, 90], [-110, 210], [-30, 330], [-150, 400], [-190, 60], [-80, 500],
  [540, 70], [590, 160], [548, 250], [600, 330], [540, 400], [584, 480], [620, 40], [690, 110], [740, 230], [670, 300], [790, 70], [720, 420], [820, 340],
]

/** A sash window after dark: the upper glass is shattered, the lower opening is already boarded. */
export const BrokenAtNight = inline(
  <Artwork viewBox="-240 -105 1120 720">
    <path fill="var(--siding)" d="M-240-105H1340v720H-240z" />
    <path stroke="var(--line)" strokeWidth={1.1} d={repeatLine(-80, 610, 30, (y) => `M-240 ${y}H1340`)} />
    <path {...frame} d="M160 34h320l14-22H146zM172 34h296v448H172z" />
    <BrokenPane pane={upperPane} at={[338, 164]} rays={12} seed={11} kink={9} hole={44} />
    <path {...frame} d="M196 264h248v20H196z" />
    <path {...line} d="M308 264v-9h24v9" />
    <Boards opening={lowerPane} />
    <path {...frame} d="M148 482h344v20H148z" />
    <path fill="var(--snowfall)" d={drawSnowCap(150, 482, 340, 9)} />
    <path
      {...outlined('shard-2', 1.2)}
      d="M228 481l12-22 10 22zM262 481l5-13 12 13zM352 481l14-16 6 16zM390 481l7-24 13 24z"
    />
    <path stroke="var(--snowfall)" strokeWidth={5} strokeLinecap="round" opacity={0.8} d={dotsPath(flakes)} />
  </Artwork>,
)

const clearPane = boxOf(82, 62, 168, 396)

/** A window with one clear and one fogged pane, and a section through the edge of the fogged one. */
export const foggyDetail = drawing(
  'foggy-detail',
  <Artwork viewBox="0 0 720 540">
    <path fill="var(--ice-1)" d="M0 0h720v540H0z" />
    <path stroke="var(--line)" strokeWidth={1.1} d={repeatLine(28, 540, 38, (y) => `M0 ${y}h720`)} />
    <path {...frame} d="M60 40h400v440H60z" />
    <Lite pane={clearPane} gleamAt={0.05} />
    <FoggedLite id="foggy-detail" pane={boxOf(270, 62, 168, 396)} seed={17} dropSize={10} />
    <path fill="var(--water)" opacity={0.6} d="M271 457v-15q30-12 60-4t60-2 46-6v27z" />
    <path {...frame} d="M44 480h432v18H44z" />
    <EdgeCutOpen />
  </Artwork>,
)

/** What a look at the edge shows: the unit cut through where the seal has failed. */
function EdgeCutOpen() {
  return (
    <>
      <path {...stroke('ink', 1.4)} d="M276 428h-42v64h42zM276 428L400 200M276 492l124 26" />
      <path fill="var(--frame)" d="M400 200h300v318H400z" />
      <Artwork x={406} y={206} width={288} height={306} viewBox="0 45 240 255">
        <SealedUnitAir prefix="foggy-detail" outsideFrom={0} roomTo={240} fog={0.6} />
        <SealedUnitBody />
        <SealFailure />
      </Artwork>
    </>
  )
}
