import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import {
  Bluff,
  City,
  Clouds,
  Mountains,
  NearBank,
  PeaceBridge,
  SceneDefs,
  type ScenePartProps,
  Sky,
  Water,
} from './scene-parts.tsx'

export const scene = drawing('scene', <Scene />)

/** Everything in the view; needs SceneDefs with the same prefix. */
function SceneView({ prefix }: ScenePartProps) {
  const farShore = `${prefix}-shore`
  return (
    <>
      <Sky prefix={prefix} />
      <Clouds />
      <Mountains prefix={prefix} />
      <g id={farShore}>
        <Bluff />
        <City prefix={prefix} />
      </g>
      <Water prefix={prefix} reflects={farShore} />
      <PeaceBridge prefix={prefix} />
      <NearBank prefix={prefix} />
    </>
  )
}

/** The eastern half alone, which is all that most glass shows: no bluff, no bridge. */
export function DowntownView({
  prefix,
  meadow,
  hasLights,
}: ScenePartProps & { meadow?: string; hasLights?: boolean | undefined }) {
  const farShore = `${prefix}-shore`
  return (
    <>
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
      <SceneDefs prefix="downtown" hasLights={hasLights} />
      <DowntownView prefix="downtown" hasLights={hasLights} />
    </Artwork>
  )
}

/** Calgary through the window: the Rockies under a chinook arch, downtown, the Bow. */
export function Scene(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 1440 700" preserveAspectRatio="xMaxYMax slice" {...props}>
      <SceneDefs prefix="scene" />
      <SceneView prefix="scene" />
    </Artwork>
  )
}

/** The view above the river, from a point eastwards: for glass that shows only a piece of it. */
export function SkylineView({ prefix, fromX }: ScenePartProps & { fromX: number }) {
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
