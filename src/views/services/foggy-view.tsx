import { Drawing } from '../../components/drawing.tsx'
import { Section } from '../../components/section.tsx'
import { foggyDetail } from './drawings/foggy-detail.tsx'
import styles from './foggy-view.module.css'
import { ServiceWords } from './service-words.tsx'
import { servicesPage } from './words.ts'

const { foggy } = servicesPage

export function FoggyView() {
  return (
    <Section id="foggy" tone="snow">
      <div className={styles.columns}>
        <Drawing of={foggyDetail} alt={foggy.picture} className={styles.picture} />
        <ServiceWords sectionId="foggy" service="doublePane" {...foggy} />
      </div>
    </Section>
  )
}
