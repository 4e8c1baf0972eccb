import type { ReactElement, ReactNode } from 'react'
import { Carousel } from '../../components/carousel.tsx'
import { type Figure, FigureWords, ScaleLabels } from '../../components/measures.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { DayHours, FamilyHouse, LayeredGlass, WarrantyPanes } from './drawings/promises.tsx'
import styles from './sets-us-apart.module.css'
import { about } from './words.ts'

const { apart } = about
const { licensed, quality, family, hours } = apart

type TileProps = {
  drawing: ReactElement
  className: string | undefined
  title: string
  description: string
  figure: Figure
  /** What is written under the drawing. */
  scale?: readonly string[]
  /** Stands between title and description. */
  children?: ReactNode
}

function Tile({ drawing, className, title, description, figure, scale, children }: TileProps) {
  return (
    <li className={`${styles.tile} ${className}`}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {children}
        <p className={styles.description}>{description}</p>
        <p className={styles.figure}>
          <FigureWords {...figure} />
        </p>
      </div>
      <div className={styles.picture}>
        {drawing}
        {scale && <ScaleLabels ticks={scale} />}
      </div>
    </li>
  )
}

/** Four tiles of one window, unequal on purpose, each with its own drawing. On phones they are a carousel. */
export function SetsUsApart() {
  return (
    <Section id="apart" tone="snow">
      <SectionHead sectionId="apart" title={apart.title} lead={apart.lead} />
      <Carousel label={apart.label} count={4}>
        <ul className={styles.tiles}>
          <Tile drawing={<LayeredGlass className="fluid" />} className={styles.licensed} {...licensed}>
            <ul className={styles.layers}>
              {licensed.layers.map((layer) => (
                <li key={layer}>{layer}</li>
              ))}
            </ul>
          </Tile>
          <Tile drawing={<WarrantyPanes className="fluid" />} className={styles.quality} {...quality} />
          <Tile drawing={<FamilyHouse className="fluid" />} className={styles.family} {...family} />
          <Tile
            drawing={<DayHours className="fluid" preserveAspectRatio="none" />}
            className={styles.hours}
            {...hours}
          />
        </ul>
      </Carousel>
    </Section>
  )
}
