import type { DrawingHandle } from '../../art/kit/drawing.tsx'
import { homeWindow } from '../../art/motifs/home-windows.tsx'
import { brokenWindow, foggyWindow, paneOnLifters, shopFront } from '../../art/motifs/service-windows.tsx'
import type { ServiceId } from '../../content/services.ts'

/** The small picture of each service. */
export const servicePictures: Record<ServiceId, DrawingHandle> = {
  emergency: brokenWindow,
  residential: homeWindow,
  commercial: shopFront,
  glass: paneOnLifters,
  doublePane: foggyWindow,
}
