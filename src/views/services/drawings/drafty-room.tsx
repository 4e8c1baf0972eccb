import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf, boxPath } from '../../../art/kit/geometry.ts'
import { frame, line, outlined, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { Fir, LampGlow } from '../../../art/kit/things.tsx'
import { drawFrost } from '../../../art/kit/weather.tsx'

const flakes =
  'M196 110h0M240 150h0M290 120h0M210 210h0M270 240h0M312 190h0M370 120h0M420 160h0M470 110h0M390 220h0M450 250h0M490 200h0'
const panes = [boxOf(172, 82, 160, 336), boxOf(348, 82, 160, 336)]
const air =
  'M352 470c60 30 120-16 176 8s84 50 124 20-6-66-32-40M356 500c60 22 110-4 160 12s66 30 110 22M420 452c40 6 66-12 104-2'

const frost = [
  { at: [172, 418], from: -86, to: -6, count: 9, reach: 120 },
  { at: [332, 418], from: 186, to: 264, count: 7, reach: 96 },
  { at: [508, 418], from: 186, to: 264, count: 9, reach: 124 },
  { at: [348, 418], from: -86, to: -8, count: 7, reach: 90 },
  { at: [508, 82], from: 98, to: 170, count: 6, reach: 80 },
] as const

function WinterOutside() {
  return (
    <>
      <path fill="var(--ice-3)" d={panes.map(boxPath).join('')} />
      {panes.map(({ x }) => (
        <g key={x}>
          <path fill="var(--peak-shade-1)" d={`M${x} 330l40-30 50 18 70-32v132H${x}z`} />
          <Fir x={x + 46} y={400} scale={1.1} />
          <Fir x={x + 112} y={408} scale={1.5} />
        </g>
      ))}
      <g fill="none" stroke="var(--on-frame)" strokeLinecap="round">
        <path strokeWidth={5} opacity={0.9} d={flakes} />
        <path strokeWidth={1.3} d={drawFrost(frost, 4)} />
      </g>
      <path {...stroke('ink', 1.6)} d={panes.map(boxPath).join('')} />
    </>
  )
}

/** The curtains: one hangs still, the other moves in the draft. */
function Curtains() {
  const cloth = outlined('linen', 1.8)
  return (
    <>
      <path stroke="var(--ink)" strokeWidth={4} strokeLinecap="round" d="M90 36H590" />
      <path stroke="var(--ink)" strokeWidth={16} strokeLinecap="round" d="M88 36h0M592 36h0" />
      <path {...cloth} d="M100 38h84c6 90-8 190-26 262s-22 130-30 214H84c12-90 16-176 14-260s-6-150 2-216z" />
      <path
        {...cloth}
        d="M494 38h88c0 66 6 122 24 180s48 116 86 172q-14 16-34 12t-36 16q-18-8-34 2c-32-58-58-118-72-182s-22-140-22-200z"
      />
      <path
        {...stroke('line', 1.4)}
        d="M122 40c4 110-6 220-18 470M144 40c6 120-6 200-20 300M166 40c4 90-4 160-14 220M514 40c4 90 20 180 50 260s34 84 50 118M536 40c4 80 22 170 56 248s44 90 58 122M558 40c2 70 20 150 50 220s50 92 70 124"
      />
    </>
  )
}

/** The room side of a window in winter: frost in the corners, and a curtain that a draft moves. */
export const draftyRoom = drawing(
  'drafty-room',
  <Artwork viewBox="-255 -190 1280 1000">
    <path fill="var(--room)" d="M-260-190h1300v1000H-260z" />
    <path fill="var(--floor)" d="M-260 596h1300v214H-260z" />
    <LampGlow id="drafty-room-lamp" strength={0.8} />
    <circle fill="url(#drafty-room-lamp)" cx={-96} cy={150} r={470} />
    <ellipse fill="url(#drafty-room-lamp)" cx={-96} cy={680} rx={420} ry={84} />
    <path {...frame} d="M-270 566h1320v30H-270zM150 60h380v380H150z" />
    <WinterOutside />
    <path {...line} d="M236 440l10 12h26" />
    <path {...roundStroke('ink', 6)} d="M-96 682V200M-132 684h72" />
    <path {...outlined('needle-pod', 2)} d="M-146 200l24-100h52l24 100z" />
    <path {...frame} d="M126 440h428v18H126z" />
    <Curtains />
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path stroke="var(--room)" strokeWidth={8} d={air} />
      <path stroke="var(--glass)" strokeWidth={4} d={air} />
    </g>
    <path
      {...outlined('line-2', 1.6)}
      d="M210 406c-2-30-26-34-34-52 20 0 34 16 34 34 2-26 0-44 16-60 10 22 2 42-12 60 6-18 22-30 40-28-6 22-24 34-44 46z"
    />
    <path {...frame} d="M192 440l-8-34h52l-8 34z" />
  </Artwork>,
)
