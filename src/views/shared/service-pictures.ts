import type { DrawingName } from '../../art/kit/drawings.tsx'
import type { ServiceId } from '../../content/services.ts'

/** The small picture of each service. */
export const servicePictures: Record<ServiceId, DrawingName> = {
  emergency: 'broken-window',
  residential: 'home-window',
  commercial: 'shop-front',
  glass: 'pane-on-lifters',
  doublePane: 'foggy-window',
}
