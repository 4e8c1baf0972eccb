import { Carousel } from '../../components/carousel.tsx'
import { ItemAnswer, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import styles from './calgary-solutions.module.css'
import { bowedUnits } from './drawings/bowed-units.tsx'
import { doublePane } from './words.ts'

const { calgary } = doublePane

export function CalgarySolutions() {
  return (
    <Section id="calgary" tone="snow">
      <SectionHead sectionId="calgary" {...calgary} />
      <Carousel label={calgary.label} count={3}>
        <ul className={styles.weathers}>
          {calgary.weathers.map(({ drawing, name, description, answer }) => (
            <PicturedItem key={name} drawing={bowedUnits[drawing]} name={name} onPhones="over">
              <ItemText>{description}</ItemText>
              <ItemAnswer label={calgary.answer}>{answer}</ItemAnswer>
            </PicturedItem>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}
