import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { situationWindows } from './drawings/situations.tsx'
import styles from './situations.module.css'
import { emergency } from './words.ts'

const { situations } = emergency

/** Four windows on one sill, each with what to do until somebody is there. */
export function Situations() {
  return (
    <Section id="situations" tone="ice">
      <SectionHead sectionId="situations" {...situations} />
      <Carousel label={situations.label} count={4}>
        <ul className={styles.situations}>
          {situations.items.map(({ drawing, name, description, advice }) => (
            <li key={name} className={styles.situation}>
              <Drawing of={situationWindows[drawing]} alt="" className={`fluid ${styles.picture}`} />
              <div className={styles.words}>
                <h3>{name}</h3>
                <p className={`small ${styles.description}`}>{description}</p>
              </div>
              <div className={styles.until}>
                <h4 className={styles.untilTitle}>{situations.until}</h4>
                <ul>
                  {advice.map((line) => (
                    <li key={line} className={styles.advice}>
                      {line}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}
