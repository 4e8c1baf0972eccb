import { Collapsible } from '../../components/folding.tsx'
import { RangeChart } from '../../components/measures.tsx'
import { ProseColumns, Section } from '../../components/section.tsx'
import styles from './story.module.css'
import { about } from './words.ts'

const { story } = about

export function Story() {
  const { title, ...chart } = story.chart
  return (
    <Section id="story" tone="ice">
      <ProseColumns sectionId="story" eyebrow={story.eyebrow} title={story.title} lead={story.lead} paragraphs={[]}>
        <Collapsible summary={story.more} className={styles.more} isOpenWide hidesSummaryWhenWide>
          <div className={styles.paragraphs}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Collapsible>
      </ProseColumns>
      <div className={styles.years}>
        <h3 className={styles.title}>{title}</h3>
        <RangeChart {...chart} />
      </div>
    </Section>
  )
}
