import { Carousel } from '../../components/carousel.tsx'
import { ItemPoints, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { glassTypes } from './drawings/glass-types.tsx'
import styles from './glass-types.module.css'
import { glass } from './words.ts'

const { types } = glass

/** Three behaviours, two kinds of glass for each: a column each on wide screens, one carousel on a phone. */
export function GlassTypes() {
  return (
    <Section id="types" tone="snow">
      <SectionHead sectionId="types" {...types} />
      <Carousel label={types.label} count={6}>
        <ul className={styles.types}>
          {types.types.map(({ group, drawing, name, description, features }) => (
            <PicturedItem
              key={name}
              drawing={glassTypes[drawing]}
              name={name}
              above={<p className={styles.group}>{group}</p>}
              onPhones="over"
            >
              <ItemText>{description}</ItemText>
              <ItemPoints points={features} />
            </PicturedItem>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}
