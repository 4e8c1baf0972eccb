import { Section } from '../../components/section.tsx'
import { Bleed } from './bleed.tsx'
import { BrokenAtNight } from './drawings/broken-at-night.tsx'
import { ServiceWords } from './service-words.tsx'
import { servicesPage } from './words.ts'

const { broken } = servicesPage

export function BrokenGlassDetail() {
  return (
    <Section id="broken" tone="night" width="screen">
      <Bleed
        picture={<BrokenAtNight role="img" aria-label={broken.picture} preserveAspectRatio="xMidYMid slice" />}
        side="left"
        fit="fill"
        isScreenOnly
      >
        <ServiceWords sectionId="broken" service="emergency" {...broken} />
      </Bleed>
    </Section>
  )
}
