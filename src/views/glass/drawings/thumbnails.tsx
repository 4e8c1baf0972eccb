import { crop, sprite } from '../../../art/kit/drawing.tsx'
import { moments } from '../../../art/motifs/repair-moments.tsx'
import { measuredOpening } from './measured-opening.tsx'
import { sillApartNarrow } from './sill-apart.tsx'

export const thumbnails = sprite('glass-thumbnails', {
  measuring: crop(measuredOpening),
  installation: crop(sillApartNarrow),
  warranty: crop(moments.warranty),
})
