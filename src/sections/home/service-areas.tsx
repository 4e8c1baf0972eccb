import { Section } from '../../components/section.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { home } from '../../content/home.ts'
import { ArrivalGroups } from '../arrival-groups.tsx'
import { MapBeside } from '../map-beside.tsx'

const { areas } = home

export function ServiceAreas() {
  return (
    <Section id="areas" tone="ice">
      <MapBeside side="left" head={<SectionHead sectionId="areas" layout="stacked" {...areas} />}>
        <ArrivalGroups />
      </MapBeside>
    </Section>
  )
}
