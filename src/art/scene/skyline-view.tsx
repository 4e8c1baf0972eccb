import { SceneDefs, type ScenePartProps } from './scene-defs.tsx'
import { City, Clouds, Mountains, Sky } from './scene-parts.tsx'

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
