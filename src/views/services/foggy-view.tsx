import { Drawing } from '../../components/drawing.tsx'
import { Section } from '../../components/section.tsx'
import styles from './foggy-view.module.css'
import { ServiceWords } from './service-words.tsx'
import { servicesPage } from './words.ts'

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
