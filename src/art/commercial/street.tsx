import type { ComponentProps } from 'react'
import { Artwork } from '../artwork.tsx'
import { drawMountains } from '../scene-geometry.ts'
import { Fir } from '../winter.tsx'
import { MedicalOffice, Restaurant, RetailStore } from './main-street.tsx'
import { OfficeBuilding } from './office-building.tsx'
import { IndustrialBuilding, School } from './school-and-plant.tsx'
import { StreetLamp } from './street-parts.tsx'

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
export function Street(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 -32 1440 496" {...props}>
      <FarRange />
      <OfficeBuilding />
      <RetailStore />
      <Restaurant />
      <MedicalOffice />
      <School />
      <IndustrialBuilding />
      <StreetLamp x={232} />
      <StreetLamp x={708} />
      <StreetLamp x={1204} />
      <Fir x={484} y={402} scale={0.9} />
      <Fir x={936} y={402} scale={1.2} />
      <Road />
    </Artwork>
  )
}

const PINS = [
  { window: [117, 141], disc: [176, 62] },
  { window: [298, 340], disc: [303, 84] },
  { window: [538, 320], disc: [538, 160] },
  { window: [856, 238], disc: [856, 110] },
  { window: [991, 274], disc: [991, 160] },
  { window: [1354, 250], disc: [1354, 110] },
] as const

/** The numbers over the street, in the site's own type; the page lists what 1 to 6 are. */
export function StreetPins(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 -32 1440 496" {...props}>
      <g stroke="var(--ink)" strokeWidth={2}>
        <path d={PINS.map(({ window: [x, y], disc: [toX, toY] }) => `M${x} ${y}L${toX} ${toY}`).join('')} />
        <path strokeWidth={11} strokeLinecap="round" d={PINS.map(({ window: [x, y] }) => `M${x} ${y}h0`).join('')} />
      </g>
      {PINS.map(({ disc: [x, y] }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <g>
            <circle r={22} fill="var(--ink)" stroke="var(--ice-1)" strokeWidth={3} />
            <text y={8} fill="var(--snow)" fontSize={24} fontWeight={600} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </Artwork>
  )
}
