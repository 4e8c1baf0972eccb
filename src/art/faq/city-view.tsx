import type { ComponentProps } from 'react'
import { Artwork } from '../artwork.tsx'
import { DowntownView } from '../scene.tsx'
import { SceneDefs } from '../scene-defs.tsx'

/** Downtown and the mountains, for a window that fills its frame with them. */
export function CityView(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="720 150 720 400" preserveAspectRatio="xMidYMax slice" {...props}>
      <SceneDefs prefix="city-view" />
      <DowntownView prefix="city-view" />
    </Artwork>
  )
}
