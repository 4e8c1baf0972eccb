import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import {
  IndustrialBuilding,
  MedicalOffice,
  OfficeBuilding,
  Restaurant,
  RetailStore,
  School,
} from './street-buildings.tsx'

const size = 290
/** The pavement that the buildings of the street stand on. */
const groundY = 400
/** What is seen below the pavement's line, of which the sprite cuts off a little. */
const belowGround = 6

type PropertyProps = ComponentProps<'svg'> & {
  /** Where the middle of the building is on the street. */
  middle: number
  /** What is cut off above, where the building is higher than the picture. */
  top?: number
  building: ReactNode
}

/** A building of the street by itself, all in one scale. */
function Property({ middle, top = groundY + belowGround - size, building, ...props }: PropertyProps) {
  const left = middle - size / 2
  return (
    <Artwork viewBox={`0 0 ${size} ${size}`} {...props}>
      <g transform={`translate(${-left} ${-top})`}>
        {building}
        <path stroke="var(--ink)" strokeWidth={2.4} d={`M${left} ${groundY}h${size}`} />
      </g>
    </Artwork>
  )
}

export const propertyBuildings = sprite('properties', {
  /** The upper floors of an office building. */
  office: <Property middle={117} top={-40} building={<OfficeBuilding />} />,
  retail: <Property middle={357} building={<RetailStore />} />,
  restaurant: <Property middle={594} building={<Restaurant fog="restaurant-fog" />} />,
  medical: <Property middle={819} building={<MedicalOffice />} />,
  school: <Property middle={1071} building={<School />} />,
  industrial: <Property middle={1329} building={<IndustrialBuilding />} />,
})
