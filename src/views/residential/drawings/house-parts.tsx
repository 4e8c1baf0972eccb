import { BrokenPane } from '../../../art/kit/crack.tsx'
import { type Box, boxOf, boxPath } from '../../../art/kit/geometry.ts'
import { Lite } from '../../../art/kit/glass.tsx'
import { frame, line } from '../../../art/kit/strokes.ts'
import { drawFrost, drawSnowCap, WaterDrops } from '../../../art/kit/weather.tsx'

/** Lamplight behind it at night. */
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

export function FoggedPair() {
  const fogged = boxOf(218, 206, 58, 102)
  return (
    <>
      <path {...frame} d="M208 196h144v122H208z" />
      <path fill="var(--ice-2)" d={boxPath(fogged)} />
      <path fill="var(--haze-film)" opacity={0.72} d={boxPath(fogged)} />
      <WaterDrops pane={fogged} count={26} seed={7} dropSize={3} />
      <path fill="none" stroke="var(--ink)" strokeWidth={1.6} d={boxPath(fogged)} />
      <HouseLite pane={boxOf(284, 206, 58, 102)} gleamAt={0.16} />
      <Sill ledge={boxOf(200, 318, 160, 9)} snow={5} />
    </>
  )
}

const frost = [
  { at: [469, 307], from: -80, to: -12, count: 5, reach: 38 },
  { at: [571, 307], from: 192, to: 258, count: 5, reach: 34 },
] as const

export function DraftyCasements() {
  return (
    <>
      <path {...frame} d="M458 222h124v96H458z" />
      <HouseLite pane={boxOf(467, 231, 49, 78)} />
      <HouseLite pane={boxOf(524, 231, 49, 78)} gleamAt={0.16} />
      <path fill="none" stroke="var(--on-frame)" strokeWidth={1.3} strokeLinecap="round" d={drawFrost(frost, 4)} />
      <Sill ledge={boxOf(450, 318, 140, 8)} snow={0} />
      <path
        fill="none"
        stroke="var(--glass)"
        strokeWidth={2.6}
        strokeLinecap="round"
        d="M676 256c-22 10-36-8-58 0s-34 9-46 2M690 276c-26 10-40-8-62 0s-34 8-46 1M672 296c-20 8-34-6-54 0s-30 6-40 1"
      />
    </>
  )
}

export function BrokenPicture() {
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
export function StuckCasement() {
  return (
    <>
      <path {...frame} d="M284 366h100v104H284z" />
      <path fill="var(--indoors)" d="M294 376h80v84h-80z" />
      <path fill="var(--ice-2)" stroke="var(--ink)" strokeWidth={1.8} d="M294 376l52 12v84l-52-12z" />
      <path fill="var(--gleam)" d="M304 462l22-78 10 2-22 79z" />
      <path {...line} d="M346 472l16-12M350 460h12" />
      <Sill ledge={boxOf(276, 470, 116, 9)} snow={0} />
    </>
  )
}

export function FrontDoor() {
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
