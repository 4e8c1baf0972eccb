import type { ComponentProps } from 'react'
import { range } from './geometry.ts'

type Stops = {
  /** Tokens without their dashes. Where there are fewer than stops, the last goes on, as when a colour fades. */
  colors: readonly string[]
  /** From 0 to 1; even distances without it. */
  at?: readonly number[] | undefined
  opacities?: readonly number[] | undefined
}

function GradientStops({ colors, at, opacities }: Stops) {
  const count = opacities?.length ?? colors.length
  const offsets = at ?? range(count).map((index) => index / (count - 1))
  return offsets.map((offset, index) => {
    const color = colors[index] ?? colors.at(-1)
    return (
      <stop key={offset} offset={offset || undefined} stopColor={`var(--${color})`} stopOpacity={opacities?.[index]} />
    )
  })
}

/** From left to right, unless told otherwise. */
export function LinearGradient({ colors, at, opacities, ...props }: ComponentProps<'linearGradient'> & Stops) {
  return (
    <linearGradient {...props}>
      <GradientStops colors={colors} at={at} opacities={opacities} />
    </linearGradient>
  )
}

export function VerticalGradient(props: ComponentProps<typeof LinearGradient>) {
  return <LinearGradient x2={0} y2={1} {...props} />
}

/** From the middle outwards. */
export function RadialGradient({ colors, at, opacities, ...props }: ComponentProps<'radialGradient'> & Stops) {
  return (
    <radialGradient {...props}>
      <GradientStops colors={colors} at={at} opacities={opacities} />
    </radialGradient>
  )
}
