import { LinkRow, MoreLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { Measure } from '../../components/measure.tsx'
import { about } from '../../content/about.ts'
import styles from './experience.module.css'
import { ProseColumns } from './prose-columns.tsx'

const { experience } = about

export function Experience() {
  return (
    <Band id="experience" tone="ice">
      <ProseColumns of="experience" {...experience}>
        <LinkRow>
          {experience.links.map(({ label, path }) => (
            <MoreLink key={path} href={path}>
              {label}
            </MoreLink>
          ))}
        </LinkRow>
      </ProseColumns>
      <ul className={styles.facts}>
        {experience.facts.map(({ value, unit, says }) => (
          <li key={says} className={styles.fact}>
            <Measure className={styles.value} value={value} unit={unit} />
            <span className={styles.says}>{says}</span>
          </li>
        ))}
      </ul>
    </Band>
  )
}
