import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { Bluff, City, Clouds, Mountains, NearBank, PeaceBridge, SceneDefs, Sky, Water } from './scene-parts.tsx'

export const scene = drawing('scene', <Scene />)

type ViewProps = { prefix: string }

/** The eastern half alone, which is all that most glass shows: no bluff, no bridge. */
export function DowntownView({
  prefix,
  meadow,
  hasLights,
}: ViewProps & { meadow?: string; hasLights?: boolean | undefined }) {
  const farShore = `${prefix}-shore`
  return (
    <>
      <SceneDefs prefix={prefix} hasLights={hasLights} />
      <Sky prefix={prefix} hasLights={hasLights} />
      <Clouds />
      <Mountains prefix={prefix} fromX={500} meadow={meadow} />
      <g id={farShore}>
        <City prefix={prefix} hasLights={hasLights} />
      </g>
      <Water prefix={prefix} reflects={farShore} fromX={500} hasLights={hasLights} />
      <NearBank prefix={prefix} fromX={500} />
    </>
  )
}

/** The part of Scene that a nearly square window shows, in half the bytes; fog made from Scene fits over it exactly. */
export function DowntownScene({ hasLights, ...props }: ComponentProps<'svg'> & { hasLights?: boolean }) {
  return (
    <Artwork viewBox="0 0 1440 700" preserveAspectRatio="xMaxYMax slice" {...props}>
      <DowntownView prefix="downtown" hasLights={hasLights} />
    </Artwork>
  )
}

/** Calgary through the window: the Rockies under a chinook arch, downtown, the Bow. */
export function Scene(props: ComponentProps<'svg'>) {
  const prefix = 'scene'
  return (
    <Artwork viewBox="0 0 1440 700" preserveAspectRatio="xMaxYMax slice" {...props}>
      <SceneDefs prefix={prefix} />
      <Sky prefix={prefix} />
      <Clouds />
      <Mountains prefix={prefix} />
      <g id="scene-shore">
        <Bluff />
        <City prefix={prefix} />
      </g>
      <Water prefix={prefix} reflects="scene-shore" />
      <PeaceBridge prefix={prefix} />
      <NearBank prefix={prefix} />
    </Artwork>
  )
}

type SkylineProps = ViewProps & {
  /** Where the mountains begin: a little west of what is shown. */
  fromX: number
}

/** The view above the river, for glass of this place and size that shows only a piece of it. */
export function Skyline({ prefix, fromX, children, ...props }: ComponentProps<'svg'> & SkylineProps) {
  return (
    <Artwork {...props}>
      <SkylineView prefix={prefix} fromX={fromX} />
      {children}
    </Artwork>
  )
}

export function SkylineView({ prefix, fromX }: SkylineProps) {
  return (
    <>
      <SceneDefs prefix={prefix} />
      <Sky prefix={prefix} />
      <Clouds />
      <Mountains prefix={prefix} fromX={fromX} />
      <City prefix={prefix} />
    </>
  )
}
