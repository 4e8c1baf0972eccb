import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawBricks } from '../../../art/kit/building.tsx'
import { BrokenPane } from '../../../art/kit/crack.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { type Box, boxOf, boxPath, repeatLine, roundTo } from '../../../art/kit/geometry.ts'
import { Lite } from '../../../art/kit/glass.tsx'
import { VerticalGradient } from '../../../art/kit/gradients.tsx'
import { frame, line, outlined, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { Fir } from '../../../art/kit/things.tsx'
import { drawFrost, drawSnowCap, FoggedLite } from '../../../art/kit/weather.tsx'

const siding = stroke('line', 1.1)
const snow = { fill: 'var(--snowfall)' } as const

/** The chinook arch, from its bright edge up to the dark deck. */
function drawArch(lift: number): string {
  const y = 120 - lift * 24
  return `M-20-20V${y + 80}C160 ${y + 24} 320 ${y + lift * 3 - 6} 480 ${y}S736 ${y + 27} 820 ${y + 64}V-20z`
}

function WinterSky() {
  return (
    <>
      <defs>
        <VerticalGradient id="house-sky" colors={['sky-0', 'sky-1', 'sky-2', 'sky-3']} at={[0, 0.5, 0.8, 1]} />
      </defs>
      <path fill="url(#house-sky)" d="M0 0h800v500H0z" />
      {[5, 4, 3, 2, 1, 0].map((band, lift) => (
        <path key={band} fill={`var(--cloud-${band})`} d={drawArch(lift)} />
      ))}
      <path
        fill="var(--peak-lit-1)"
        d="M0 372l34-40 12 6 30-44 14 22 18 8 22 42 30 18 40 52H0zM600 440l38-86 20-16 10-34 26-36 14-30 20 36 12 6 20 56 16 12 24 40v60H600z"
      />
      <path
        fill="var(--peak-shade-1)"
        d="M76 294l14 22 18 8 22 42 30 18 40 52H96l10-40-16-20 4-36zM708 238l20 36 12 6 20 56 16 12 24 40v60H716l8-46-16-28 10-44-12-28zM638 354l20-16 10-34 26-36-14 70 8 30-20 60h-26l6-40z"
      />
      <path fill="var(--foothill-0)" d="M0 446q120-34 240-14t300-10 260 16v80H0z" />
    </>
  )
}

function Wing() {
  return (
    <>
      <path fill="var(--ice-2)" d="M560 92h42v90h-42z" />
      <path {...siding} d={drawBricks(boxOf(560, 92, 42, 72), { width: 21, height: 12 })} />
      <path {...frame} d="M554 84h54v10h-54z" />
      <path {...snow} d={drawSnowCap(554, 84, 54, 6)} />
      <path {...roundStroke('drop', 7)} d="M580 76c-14-14 12-22 2-38s14-22 6-36" />
      <path fill="var(--siding)" d="M400 190h236v310H400z" />
      <path {...siding} d={repeatLine(206, 340, 13, (y) => `M400 ${y}h236`)} />
      <path fill="var(--profile)" d="M372 196l58-86h176l60 86z" />
      <path {...snow} d="M424 118l6-10h176l8 10q-22-7-46-3t-50 2-50-2-44 3z" />
      <path {...frame} d="M380 194h280v9H380z" />
    </>
  )
}

/** Boards across the gable get shorter towards its top. */
function drawGableSiding(): string {
  return repeatLine(92, 340, 13, (y) => {
    const half = 128 * Math.min(1, (y - 62) / 152)
    return `M${roundTo(280 - half, 0)} ${y}h${roundTo(2 * half, 0)}`
  })
}

function Gable() {
  return (
    <>
      <path fill="var(--siding)" d="M152 214L280 62l128 152v286H152z" />
      <path {...siding} d={drawGableSiding()} />
      <path {...outlined('peak-shade-1', 1.8)} d="M132 226L280 50l148 176h-24L280 80 156 226z" />
      <path
        {...snow}
        d="M126 222L280 40l154 182q-7 5-13-3l-38-42q-6-10-12-10L280 59l-88 104q-8 4-12 12l-40 44q-7 8-14 3z"
      />
      <circle {...frame} cx={280} cy={140} r={19} />
      <path {...line} d="M261 140h38M280 121v38M152 214v286M408 236v104M636 203v297" />
      <path fill="var(--ice-2)" d="M152 344h484v156H152z" />
      <path {...siding} d={drawBricks(boxOf(152, 344, 484, 156), { width: 30, height: 13 })} />
      <path {...frame} d="M146 338h496v8H146z" />
    </>
  )
}

/** A Calgary house in winter with four faults: fogged, drafty, broken, and a casement that will not close. */
export const House = inline(
  <Artwork viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice">
    <WinterSky />
    <Fir x={60} y={492} scale={2.6} />
    <Fir x={112} y={500} scale={1.7} />
    <Fir x={742} y={492} scale={3} />
    <Fir x={690} y={498} scale={1.9} />
    <path fill="var(--sill)" d="M0 498q120-16 240-8t280 0 280-4v74H0z" />
    <Wing />
    <Gable />
    <FoggedPair />
    <DraftyCasements />
    <BrokenPicture />
    <FrontDoor />
    <StuckCasement />
    <path fill="var(--sill-edge)" d="M178 502h70l44 58H124z" />
    <path
      fill="var(--line-2)"
      d="M402 500q4-22 24-20 12-14 28-2 18-10 28 6 20-6 24 16zM600 500q4-16 18-14 14-8 22 4 14 0 14 10z"
    />
    <path {...snow} d="M408 488q6-10 18-8 12-14 28-2 18-10 28 6 6-2 12 0-8 4-16 2-14-8-26 0-16-4-24 2-10-4-20 0z" />
  </Artwork>,
)

/** One pane of the house, with lamplight behind it at night. */
function HouseLite({ pane, gleamAt }: { pane: Box; gleamAt?: number | undefined }) {
  return <Lite pane={pane} fill="var(--lit-glass)" gleamAt={gleamAt} />
}

function Sill({ ledge, snow }: { ledge: Box; snow: number }) {
  return (
    <>
      <path {...frame} d={boxPath(ledge)} />
      {snow > 0 && <path fill="var(--snowfall)" d={drawSnowCap(ledge.x + 2, ledge.y, ledge.width - 4, snow)} />}
    </>
  )
}

function FoggedPair() {
  return (
    <>
      <path {...frame} d="M208 196h144v122H208z" />
      <FoggedLite id="house-fog" pane={boxOf(218, 206, 58, 102)} seed={7} dropSize={5} />
      <HouseLite pane={boxOf(284, 206, 58, 102)} gleamAt={0.16} />
      <Sill ledge={boxOf(200, 318, 160, 9)} snow={5} />
    </>
  )
}

const frost = [
  { at: [469, 307], from: -80, to: -12, count: 5, reach: 38 },
  { at: [571, 307], from: 192, to: 258, count: 5, reach: 34 },
] as const

function DraftyCasements() {
  return (
    <>
      <path {...frame} d="M458 222h124v96H458z" />
      <HouseLite pane={boxOf(467, 231, 49, 78)} />
      <HouseLite pane={boxOf(524, 231, 49, 78)} gleamAt={0.16} />
      <path {...roundStroke('on-frame', 1.3)} d={drawFrost(frost, 4)} />
      <Sill ledge={boxOf(450, 318, 140, 8)} snow={0} />
      <path
        {...roundStroke('glass', 2.6)}
        d="M676 256c-22 10-36-8-58 0s-34 9-46 2M690 276c-26 10-40-8-62 0s-34 8-46 1M672 296c-20 8-34-6-54 0s-30 6-40 1"
      />
    </>
  )
}

function BrokenPicture() {
  return (
    <>
      <path {...frame} d="M416 362h180v104H416z" />
      <HouseLite pane={boxOf(426, 372, 20, 84)} />
      <BrokenPane pane={boxOf(452, 372, 108, 84)} at={[512, 412]} rays={11} seed={13} kink={5} hole={15} />
      <HouseLite pane={boxOf(566, 372, 20, 84)} />
      <Sill ledge={boxOf(408, 466, 196, 9)} snow={4} />
    </>
  )
}

/** A casement on a worn hinge: it stands open and will not close. */
function StuckCasement() {
  return (
    <>
      <path {...frame} d="M284 366h100v104H284z" />
      <path fill="var(--indoors)" d="M294 376h80v84h-80z" />
      <path {...outlined('ice-2', 1.8)} d="M294 376l52 12v84l-52-12z" />
      <path fill="var(--gleam)" d="M304 462l22-78 10 2-22 79z" />
      <path {...line} d="M346 472l16-12M350 460h12" />
      <Sill ledge={boxOf(276, 470, 116, 9)} snow={0} />
    </>
  )
}

function FrontDoor() {
  return (
    <>
      <path {...frame} d="M176 366h70v134h-70z" />
      <path fill="var(--tower-lit-1)" d="M184 374h54v126h-54z" />
      <HouseLite pane={boxOf(194, 384, 34, 40)} />
      <path stroke="var(--on-frame)" strokeWidth={7} strokeLinecap="round" d="M230 446h0" />
      <path fill="var(--profile)" d="M160 352l16-20h70l16 20z" />
      <path fill="var(--snowfall)" d="M168 340l8-10h70l8 10q-40-8-86 0z" />
      <path {...frame} d="M168 492h86v10h-86z" />
    </>
  )
}
