import { glassSheets } from '../../art/motifs/glass-sheets.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Section } from '../../components/section.tsx'
import { Bleed } from './bleed.tsx'
import { ServiceWords } from './service-words.tsx'
import { servicesPage } from './words.ts'

const { glass } = servicesPage

export function NewGlassDetail() {
  return (
    <Section id="glass" tone="ice" width="screen">
      <Bleed picture={<Drawing of={glassSheets} alt={glass.picture} />} side="right" fit="whole">
        <ServiceWords sectionId="glass" service="glass" {...glass} />
      </Bleed>
    </Section>
  )
}
