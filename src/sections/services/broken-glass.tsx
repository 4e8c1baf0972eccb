import { Band } from '../../components/band.tsx'
import { servicesPage } from '../../content/services-page.ts'
import { Bleed } from './bleed.tsx'
import { ServiceWords } from './service-words.tsx'

const { broken } = servicesPage

export function BrokenGlass() {
  return (
    <Band id="broken" tone="night" reach="screen">
      <Bleed drawing="broken-at-night" at="night" alt={broken.picture} side="left" fit="fill">
        <ServiceWords of="broken" service="emergency" {...broken} />
      </Bleed>
    </Band>
  )
}
