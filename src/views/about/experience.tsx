import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { LinkRow, MoreLink } from '../../components/links.tsx'
import { FigureRow } from '../../components/measures.tsx'
import { experienceThumbnail, glazierAtWork } from './drawings/glazier-at-work.tsx'
import styles from './experience.module.css'
import { about } from './words.ts'

const { experience } = about

export function Experience() {
  return (
    <CollapsibleSection id="experience" tone="ice" thumbnail={experienceThumbnail} {...experience}>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Drawing of={glazierAtWork} alt="" />
        </div>
        <div className={styles.paragraphs}>
          {experience.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.links}>
            {experience.links.map((pair) => (
              <LinkRow key={pair[0].path}>
                {pair.map(({ label, path }) => (
                  <MoreLink key={path} href={path}>
                    {label}
                  </MoreLink>
                ))}
              </LinkRow>
            ))}
          </div>
        </div>
      </div>
      <FigureRow figures={experience.facts} />
    </CollapsibleSection>
  )
}
