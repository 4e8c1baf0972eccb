import { crop, sprite } from '../../../art/kit/drawing.tsx'
import { moments } from '../../../art/motifs/repair-moments.tsx'
import { heatCrossSection } from './heat-cross-section.tsx'
import { homeTypes } from './home-types.tsx'
import { laminatedGlass } from './security.tsx'

export const thumbnails = sprite('residential-thumbnails', {
  energy: crop(heatCrossSection),
  security: crop(laminatedGlass),
  assessment: crop(moments.price),
  neighbourhoods: crop(homeTypes.heritage),
})
