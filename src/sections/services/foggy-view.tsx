import { Drawing } from '../../components/drawing.tsx'
import { Section } from '../../components/section.tsx'
import { servicesPage } from '../../content/services-page.ts'
import styles from './foggy-view.module.css'
import { ServiceWords } from './service-words.tsx'

const { foggy } = servicesPage

export function FoggyView() {
  return (
    <Section id="foggy" tone="snow">
      <div className={styles.columns}>
        <Drawing name="foggy-detail" alt={foggy.picture} className={styles.picture} />
        <ServiceWords sectionId="foggy" service="doublePane" {...foggy} />
      </div>
    </Section>
  )
}
