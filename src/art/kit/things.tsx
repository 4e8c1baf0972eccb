import { dotsPath, linePath, type Point, roundTo } from './geometry.ts'
import { RadialGradient, VerticalGradient } from './gradients.tsx'
import { outlined, roundStroke, stroke } from './strokes.ts'

/** Lamplight: a soft pool of amber. It fills whatever shape it is given, and fades to its edges. */
export function LampGlow({ id, strength = 0.6 }: { id: string; strength?: number }) {
  const opacities = [1, 0.46, 0.14, 0].map((share) => roundTo(strength * share, 2))
  return (
    <RadialGradient
      id={id}
      colors={['lamp-pool', 'lamp-pool', 'lamp-edge']}
      at={[0, 0.3, 0.65, 1]}
      opacities={opacities}
    />
  )
}

/** A pane with a lamp behind it, which is seen by night alone, since the lamp's colours are transparent by day. */
export function LampBehindGlass({ id, d }: { id: string; d: string }) {
  return (
    <>
      <RadialGradient id={id} cy={0.3} r={0.9} colors={['lamp-pool', 'lamp-edge']} opacities={[0.95, 0.4]} />
      <path fill={`url(#${id})`} d={d} />
    </>
  )
}

/** A street lamp, by its foot: the post, the head, and its light on the snow. */
export function StreetLamp({ x, y, height, glow }: { x: number; y: number; height: number; glow: string }) {
  const top = y - height
  return (
    <>
      <ellipse fill={`url(#${glow})`} cx={x + 34} cy={y} rx={190} ry={34} />
      <circle fill={`url(#${glow})`} cx={x + 36} cy={top + 8} r={120} />
      <path {...stroke('city-front', 6)} d={`M${x} ${y}V${top + 22}q0-22 22-22h14`} />
      <path fill="var(--needle-pod)" d={`M${x + 22} ${top}h30l-5 10h-20z`} />
    </>
  )
}

/** The outline of a fir that stands on 0,0 and is 66 high. */
export const firPath = 'M-3 4v-8h-14l9-11h-6l8-12h-5l7-12h-4L0-66l8 27H4l7 12H6l8 12H8L17-4H3v8z'

/** A fir by the foot of its trunk. */
export function Fir({ x, y, scale }: { x: number; y: number; scale: number }) {
  return <path fill="var(--tower-shade-0)" transform={`translate(${x} ${y}) scale(${scale})`} d={firPath} />
}

/** Two suction cups on one handle, in outline; its size is that of a cup. */
export function SuctionCups({ cups, size }: { cups: readonly [Point, Point]; size: number }) {
  return (
    <g stroke="var(--ink)" strokeLinecap="round">
      <path strokeWidth={Math.round(size / 4)} d={linePath(cups)} />
      <path strokeWidth={size} d={dotsPath(cups)} />
      <path stroke="var(--ice-3)" strokeWidth={Math.round(size * 0.4)} d={dotsPath(cups)} />
    </g>
  )
}

/** The crank of a casement: base, arm and knob. Fill and stroke are those of the group around it. */
export function Crank() {
  return (
    <>
      <path d="M52 84h84q10 0 12 10l2 12q0 8-9 8H46q-9 0-8-8l3-12q2-10 11-10z" />
      <circle cx={94} cy={100} r={11} />
      <path d="M90 100l50 60 9-6-47-58z" />
      <circle cx={150} cy={166} r={13} />
      <circle fill="var(--ink)" cx={94} cy={100} r={4} />
    </>
  )
}

/** A magpie, 170 by 150, standing on y = 110 and looking left. Place it on a frame, not on glass. */
export function Magpie() {
  const feathers = outlined('frame-lo', 1.4, 'plumage-rim')
  return (
    <>
      <path {...feathers} d="M84 66l80 66-8 12-16-4-66-58z" />
      <path {...roundStroke('plumage', 4)} d="M86 74l66 58" />
      <path {...roundStroke('ink-2', 3.6)} d="M56 88l-2 22m-10 0h18M68 88l4 22m-10 0h18" />
      <path
        {...feathers}
        d="M22 30c2-14 14-20 26-17s16 14 24 20c14 6 24 18 24 34-2 16-18 26-36 25-18 0-30-14-30-30 0-8 0-16-3-22z"
      />
      <path
        fill="var(--on-frame)"
        d="M33 58c0 20 12 32 28 33 8 0 14-2 20-6-16-2-28-14-32-33-4 4-10 6-16 6zM62 40c10 2 20 8 26 18-8 2-18-2-24-8z"
      />
      <path fill="var(--plumage)" d="M58 54c10 14 26 22 46 26-14 8-38 2-46-26z" />
      <path {...feathers} d="M24 24L4 30l20 6z" />
      <circle fill="var(--on-frame)" cx={35} cy={26} r={2.8} />
    </>
  )
}

/** The van with a pane on its rack, 350 wide, standing on 0. It looks to the left. `pane` is the id of a gradient. */
export function ParkedVan({ pane }: { pane: string }) {
  return (
    <>
      <path fill="var(--boots)" opacity={0.3} d="M4 12h350l-10 8H16z" />
      <path
        {...outlined('hat', 2.4, 'boots')}
        strokeOpacity={0.55}
        d="M350-22V-148q0-18-18-18H120q-22 0-36 18l-36 50-36 10q-12 4-12 18v48q0 8 8 8h334q8 0 8-8z"
      />
      <path fill="var(--hat-shade)" d="M349-54v32q0 7-7 7H8q-7 0-7-7v-32z" />
      <path fill="var(--frame)" d="M92-136q6-8 16-8h26v46H64z" />
      <path fill="var(--lit-glass)" opacity={0.75} d="M104-138q3-2 6-2h20v38H78z" />
      <path {...stroke('boots', 2)} strokeOpacity={0.45} d="M142-160V-16M60-96l2 80M338-160V-16" />
      <path fill="var(--frame)" d="M84-86h34v34H84z" />
      <path fill="var(--ice-3)" d="M88-82h26v26H88z" />
      <path stroke="var(--frame)" strokeWidth={5} d="M88-82l26 26" />
      <path fill={`url(#${pane})`} stroke="var(--cut-glass-edge)" strokeWidth={2} d="M166-158h158v106H166z" />
      <path fill="var(--shine)" d="M186-52l46-106h20l-46 106zM236-52l46-106h8l-46 106z" />
      <path {...stroke('boots', 4)} d="M160-172v130M330-172v130M156-48h178M156-168h178" />
      <path fill="var(--needle-pod)" d="M0-66q12-2 16 12-4 8-16 6z" />
      <path fill="var(--beacon)" d="M344-84h7v24h-7z" />
      <path strokeLinecap="round" stroke="var(--boots)" strokeWidth={60} d="M72-12h0M286-12h0" />
      <path strokeLinecap="round" stroke="var(--spacer)" strokeWidth={30} d="M72-12h0M286-12h0" />
    </>
  )
}

/** The gradient that ParkedVan paints its pane with, for the defs of the drawing that shows the van. */
export function ParkedVanPane({ id }: { id: string }) {
  return <VerticalGradient id={id} colors={['sky-1', 'cut-glass']} />
}
