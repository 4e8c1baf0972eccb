import { crop, sprite } from '../../../art/kit/drawing.tsx'
import { curtainWall } from '../../../art/motifs/curtain-wall.tsx'
import { brokenWindow, shopFront } from '../../../art/motifs/service-windows.tsx'
import { facadeSurvey } from './facade-survey.tsx'
import { nightStreet } from './street.tsx'

export const thumbnails = sprite(
  'commercial-thumbnails',
  {
    insurance: crop(brokenWindow),
    afterHours: crop(nightStreet),
    contracts: crop(curtainWall),
    districts: crop(shopFront),
    assessment: crop(facadeSurvey),
  },
  { alwaysDark: ['afterHours'] },
)
