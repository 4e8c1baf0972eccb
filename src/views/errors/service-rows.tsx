import { Drawing } from '../../components/drawing.tsx'
import { Icon } from '../../components/icon.tsx'
import { NoBreak } from '../../components/no-break.tsx'
import { Section } from '../../components/section.tsx'
import { services } from '../../content/services.ts'
import { servicePictures } from '../shared/service-pictures.ts'
import styles from './service-rows.module.css'

/** The five services as a list to choose from. */
export function ServiceRows({ title }: { title: string }) {
  return (
    <Section id="services" tone="ice">
      <h2 id="services-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {services.map(({ id, name, summary, path }) => (
          <li key={id}>
            <a className={styles.row} href={path}>
              <Drawing of={servicePictures[id]} alt="" className={styles.picture} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.description}>
                <NoBreak>{summary}</NoBreak>
              </p>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
