import { Carousel } from '../../components/carousel.tsx'
import { Drawing, NumberedDrawing } from '../../components/drawing.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { propertyBuildings } from './drawings/properties.tsx'
import { street } from './drawings/street.tsx'
import styles from './property-types.module.css'
import { commercial } from './words.ts'

const { properties } = commercial

/** The window that is the matter in each building, and where its number stands. */
const callouts = [
  { at: [176, 92], to: [117, 173] },
  { at: [298, 116], to: [298, 372] },
  { at: [538, 190], to: [538, 352] },
  { at: [856, 142], to: [856, 270] },
  { at: [991, 192], to: [991, 306] },
  { at: [1354, 142], to: [1354, 282] },
] as const

/** One street with six properties on it. Phones show each property by itself. */
export function PropertyTypes() {
  return (
    <Section id="properties" tone="ice">
      <SectionHead sectionId="properties" {...properties} />
      <div className={styles.street}>
        <div className="full-width">
          <NumberedDrawing of={street} alt={properties.picture} callouts={callouts} />
        </div>
      </div>
      <Carousel label={properties.label} count={6}>
        <ol className={styles.types}>
          {properties.types.map(({ drawing, title, description, challenges }) => (
            <li key={title} className={styles.type}>
              <div className={styles.alone}>
                <Drawing of={propertyBuildings[drawing]} alt="" className={styles.picture} />
              </div>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <h4 className={styles.label}>{properties.challenges}</h4>
              <ul className={styles.challenges}>
                {challenges.map((challenge) => (
                  <li key={challenge}>{challenge}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Carousel>
    </Section>
  )
}
