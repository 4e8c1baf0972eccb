import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { Fir } from '../../../art/kit/things.tsx'
import { drawMountains } from '../../../art/scene/scene-geometry.ts'
import { MedicalOffice, Restaurant, RetailStore } from './main-street.tsx'
import { OfficeBuilding } from './office-building.tsx'
import { IndustrialBuilding, School } from './school-and-plant.tsx'
import { ShopStreetLamp } from './street-parts.tsx'

export const street = drawing('street', Street)

/** The Rockies, faint behind the roofs. */
export function FarRange() {
  const { massif, shaded } = drawMountains(-20)
  return (
    <g transform="matrix(1.06 0 0 1.12-40-150)">
      <path fill="var(--far-peak)" d={massif} />
      <path fill="var(--far-peak-shade)" d={shaded} />
    </g>
  )
}

export function Road() {
  return (
    <>
      <path fill="var(--sill-edge)" d="M0 400h1440v16H0z" />
      <path stroke="var(--ink)" strokeWidth={2.4} d="M0 400h1440" />
      <path fill="var(--road)" d="M0 416h1440v48H0z" />
      <path stroke="var(--road-line)" strokeWidth={4} strokeDasharray="40 34" d="M0 442h1440" />
    </>
  )
}

/** One street, six kinds of property; each has a window that is the matter. */
function Street(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 1440 496" {...props}>
      <g transform="translate(0 32)">
        <FarRange />
        <OfficeBuilding />
        <RetailStore />
        <Restaurant />
        <MedicalOffice />
        <School />
        <IndustrialBuilding />
        <ShopStreetLamp x={232} />
        <ShopStreetLamp x={708} />
        <ShopStreetLamp x={1204} />
        <Fir x={484} y={402} scale={0.9} />
        <Fir x={936} y={402} scale={1.2} />
        <Road />
      </g>
    </Artwork>
  )
}
