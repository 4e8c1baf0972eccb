import { moments } from '../../art/motifs/repair-moments.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Ruler } from '../../components/measures.tsx'
import { NoBreak } from '../../components/no-break.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import styles from './how-it-works.module.css'
import { home } from './words.ts'

const { how } = home

export function HowItWorks() {
  return (
    <Section id="how" tone="snow">
      <SectionHead sectionId="how" {...how} />
      <Carousel label={how.label} count={how.moments.length}>
        <ol className={styles.moments}>
          {how.moments.map(({ drawing, ticks, name, measure, description }) => (
            <li key={name} className={styles.moment}>
              <Drawing of={moments[drawing]} alt="" className={`fluid ${styles.picture}`} />
              <div className={styles.ruler}>
                <Ruler size="low" length={ticks} minorEvery={1} majorEvery={ticks} />
              </div>
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.measure}>{measure}</p>
                <p className={`small ${styles.description}`}>
                  <NoBreak>{description}</NoBreak>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Carousel>
    </Section>
  )
}
