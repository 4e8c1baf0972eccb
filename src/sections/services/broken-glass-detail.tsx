import { BrokenAtNight } from '../../art/services/broken-at-night.tsx'
import { Section } from '../../components/section.tsx'
import { servicesPage } from '../../content/services-page.ts'
import { Bleed } from './bleed.tsx'
import { ServiceWords } from './service-words.tsx'

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
