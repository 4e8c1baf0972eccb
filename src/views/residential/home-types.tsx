import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { ItemPoints, ItemText } from '../../components/pictured-item.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { homeTypes } from './drawings/home-types.tsx'
import styles from './home-types.module.css'
import { residential } from './words.ts'

const { homes } = residential

/** Four windows with what we do to each: a carousel on phones, two by two on tablets, one row on wide screens. */
export function HomeTypes() {
  return (
    <Section id="homes" tone="snow">
      <SectionHead sectionId="homes" {...homes} />
      <Carousel label={homes.label} count={4}>
        <ul className={styles.homes}>
          {homes.list.map(({ drawing, name, description, services, tagline }) => (
            <li key={name} className={styles.home}>
              <Drawing of={homeTypes[drawing]} alt="" className={styles.picture} />
              <div className={styles.words}>
                <div>
                  <h3 className={styles.name}>{name}</h3>
                  <ItemText>{description}</ItemText>
                </div>
                <ItemPoints points={services} />
                <p className={styles.tagline}>{tagline}</p>
              </div>
            </li>
          ))}
        </ul>
      </Carousel>
    </Section>
  )
}
