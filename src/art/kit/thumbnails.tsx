import type { ComponentProps, ComponentType } from 'react'
import { FacadeSurvey } from '../../views/commercial/drawings/facade-survey.tsx'
import { NightStreet } from '../../views/commercial/drawings/night-street.tsx'
import { VanRear } from '../../views/emergency/drawings/van-rear.tsx'
import { MeasuredOpening } from '../../views/glass/drawings/measured-opening.tsx'
import { SillApartNarrow } from '../../views/glass/drawings/sill-apart.tsx'
import { HeatCrossSection } from '../../views/residential/drawings/heat-cross-section.tsx'
import { HeritageHome } from '../../views/residential/drawings/home-types.tsx'
import { LaminatedGlass } from '../../views/residential/drawings/laminated-glass.tsx'
import { ArrivalMap } from '../map/arrival-map.tsx'
import { CurtainWall } from '../motifs/curtain-wall.tsx'
import { HeritageWindow } from '../motifs/home-windows.tsx'
import { PriceMoment, WarrantyMoment } from '../motifs/repair-moments.tsx'
import { BrokenWindow, ShopFront } from '../motifs/service-windows.tsx'
import { Artwork } from './artwork.tsx'

const side = 300

/** The middle of a drawing, cropped to a square. */
function cropToSquare(Drawing: ComponentType<ComponentProps<'svg'>>) {
  return function Thumbnail(props: ComponentProps<'svg'>) {
    return (
      <Artwork viewBox={`0 0 ${side} ${side}`} {...props}>
        <Drawing width={side} height={side} preserveAspectRatio="xMidYMid slice" />
      </Artwork>
    )
  }
}

/** The square beside the title of a folded section on phones, named after the section. Those of one page share a sprite. */
export const thumbnails = {
  'insurance-claims-thumbnail': cropToSquare(BrokenWindow),
  'after-hours-thumbnail': cropToSquare(NightStreet),
  'contracts-thumbnail': cropToSquare(CurtainWall),
  'districts-thumbnail': cropToSquare(ShopFront),
  'survey-thumbnail': cropToSquare(FacadeSurvey),
  'equipment-thumbnail': cropToSquare(VanRear),
  'coverage-thumbnail': cropToSquare(ArrivalMap),
  'insurance-thumbnail': cropToSquare(BrokenWindow),
  'measuring-thumbnail': cropToSquare(MeasuredOpening),
  'installation-thumbnail': cropToSquare(SillApartNarrow),
  'warranty-thumbnail': cropToSquare(WarrantyMoment),
  'energy-thumbnail': cropToSquare(HeatCrossSection),
  'security-thumbnail': cropToSquare(LaminatedGlass),
  'assessment-thumbnail': cropToSquare(PriceMoment),
  'neighbourhoods-thumbnail': cropToSquare(HeritageHome),
  'communities-thumbnail': cropToSquare(ArrivalMap),
  'experience-thumbnail': cropToSquare(HeritageWindow),
}

export type ThumbnailName = keyof typeof thumbnails
