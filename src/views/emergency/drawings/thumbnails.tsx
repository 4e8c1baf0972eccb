import { crop, sprite } from '../../../art/kit/drawing.tsx'
import { arrivalMap } from '../../../art/map/arrival-map.tsx'
import { brokenWindow } from '../../../art/motifs/service-windows.tsx'
import { vanRear } from './van.tsx'

export const thumbnails = sprite('emergency-thumbnails', {
  equipment: crop(vanRear),
  coverage: crop(arrivalMap),
  insurance: crop(brokenWindow),
})
