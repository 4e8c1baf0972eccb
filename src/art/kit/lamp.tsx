import { roundTo } from './geometry.ts'

/** Lamplight: a soft pool of amber. It fills whatever shape it is given, and fades to its edges. */
export function LampGlow({ id, strength = 0.6 }: { id: string; strength?: number }) {
  return (
    <radialGradient id={id}>
      <stop stopColor="var(--lamp-pool)" stopOpacity={strength} />
      <stop offset={0.3} stopColor="var(--lamp-pool)" stopOpacity={roundTo(strength * 0.46, 2)} />
      <stop offset={0.65} stopColor="var(--lamp-edge)" stopOpacity={roundTo(strength * 0.14, 2)} />
      <stop offset={1} stopColor="var(--lamp-edge)" stopOpacity={0} />
    </radialGradient>
  )
}

/** A pane with a lamp behind it, which is seen by night alone, since the lamp's colours are transparent by day. */
export function LampBehindGlass({ id, d }: { id: string; d: string }) {
  return (
    <>
      <radialGradient id={id} cy={0.3} r={0.9}>
        <stop stopColor="var(--lamp-pool)" stopOpacity={0.95} />
        <stop offset={1} stopColor="var(--lamp-edge)" stopOpacity={0.4} />
      </radialGradient>
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
      <path fill="none" stroke="var(--city-front)" strokeWidth={6} d={`M${x} ${y}V${top + 22}q0-22 22-22h14`} />
      <path fill="var(--needle-pod)" d={`M${x + 22} ${top}h30l-5 10h-20z`} />
    </>
  )
}
