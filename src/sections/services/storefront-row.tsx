import { Band } from '../../components/band.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { servicesPage } from '../../content/services-page.ts'
import { LearnMore } from './service-words.tsx'
import styles from './storefront-row.module.css'

const { storefront } = servicesPage

/** The wide one: a whole row of shop windows between its title and its terms. */
export function StorefrontRow() {
  return (
    <Band id="storefront" tone="snow">
      <SectionHead of="storefront" {...storefront} />
      <div className={styles.street}>
        <Drawing name="storefront" alt={storefront.picture} className={styles.picture} />
      </div>
      <ul className={styles.features}>
        {storefront.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <LearnMore service="commercial" />
    </Band>
  )
}
