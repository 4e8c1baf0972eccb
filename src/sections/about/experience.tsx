import { LinkRow, MoreLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { FigureRow } from '../../components/figure-row.tsx'
import { ProseColumns } from '../../components/prose-columns.tsx'
import { about } from '../../content/about.ts'
import styles from './experience.module.css'

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
      <div className={styles.facts}>
        <FigureRow figures={experience.facts} />
      </div>
    </Band>
  )
}
