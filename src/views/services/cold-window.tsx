import { Drawing } from '../../components/drawing.tsx'
import { Section } from '../../components/section.tsx'
import { Bleed } from './bleed.tsx'
import { draftyRoom } from './drawings/drafty-room.tsx'
import { ServiceWords } from './service-words.tsx'
import { servicesPage } from './words.ts'

const { drafty } = servicesPage

export function ColdWindow() {
  return (
    <Section id="drafty" tone="ice" width="screen">
      <Bleed picture={<Drawing of={draftyRoom} alt={drafty.picture} />} side="left" fit="fill">
        <ServiceWords sectionId="drafty" service="residential" {...drafty} />
      </Bleed>
    </Section>
  )
}
