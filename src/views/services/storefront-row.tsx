import { Drawing } from '../../components/drawing.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { storefront as storefrontDrawing } from './drawings/storefront.tsx'
import { ServiceFeatures, ServiceLinks } from './service-words.tsx'
import styles from './storefront-row.module.css'
import { servicesPage } from './words.ts'

const { storefront } = servicesPage

/** The wide one: a whole row of shop windows between its title and its terms; over the title on a phone. */
export function StorefrontRow() {
  return (
    <Section id="storefront" tone="snow">
      <div className={styles.row}>
        <SectionHead sectionId="storefront" {...storefront} />
        <Drawing of={storefrontDrawing} alt={storefront.picture} className={styles.picture} />
        <ServiceFeatures {...storefront} />
        <ServiceLinks service="commercial" quote={storefront.quote} />
      </div>
    </Section>
  )
}
