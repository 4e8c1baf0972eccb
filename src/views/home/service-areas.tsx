import { Section, SectionHead } from '../../components/section.tsx'
import { ArrivalGroups } from '../shared/arrival-groups.tsx'
import { MapBeside } from '../shared/map-beside.tsx'
import { home } from './words.ts'

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
