import type { ReactElement, ReactNode } from 'react'
import { Carousel } from '../../components/carousel.tsx'
import { Quantity, ScaleLabels } from '../../components/measures.tsx'
import { Section } from '../../components/section.tsx'
import { DayHours, FamilyHouse, LayeredGlass, WarrantyPanes } from './drawings/promises.tsx'
import styles from './sets-us-apart.module.css'
import { about } from './words.ts'

const { apart } = about
const { licensed, quality, family, hours } = apart

type TileProps = {
  drawing: ReactElement
  title: string
  className: string | undefined
  /** What is written under the drawing. */
  scale?: readonly string[]
  children: ReactNode
}

function Tile({ drawing, title, className, scale, children }: TileProps) {
  return (
    <li className={`${styles.tile} ${className}`}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
      <div className={styles.picture}>
        {drawing}
        {scale && <ScaleLabels ticks={scale} />}
      </div>
    </li>
  )
}

function Caption({ value, unit, caption }: { value: string; unit: string; caption: string }) {
  return (
    <p className={styles.caption}>
      <Quantity className={styles.value} value={value} unit={unit} />
      <span>{` ${caption}`}</span>
    </p>
  )
}

/** Four tiles of one window, unequal on purpose, each with its own drawing. On phones they are a carousel. */
export function SetsUsApart() {
  return (
    <Section id="apart" tone="snow">
      <div className={styles.head}>
        <h2 id="apart-title">{apart.title}</h2>
        <p className={`lead ${styles.lead}`}>{apart.lead}</p>
      </div>
      <Carousel label={apart.label} count={4}>
        <ul className={styles.tiles}>
          <Tile
            drawing={<LayeredGlass className={`fluid ${styles.drawing}`} />}
            title={licensed.title}
            className={styles.licensed}
          >
            <ul className={styles.layers}>
              {licensed.layers.map((layer) => (
                <li key={layer}>{layer}</li>
              ))}
            </ul>
            <p className={styles.description}>{licensed.description}</p>
            <Caption {...licensed} />
          </Tile>
          <Tile
            drawing={<WarrantyPanes className={`fluid ${styles.drawing}`} />}
            title={quality.title}
            className={styles.quality}
          >
            <p className={styles.description}>{quality.description}</p>
            <Caption {...quality} />
          </Tile>
          <Tile
            drawing={<FamilyHouse className={`fluid ${styles.drawing}`} />}
            title={family.title}
            className={styles.family}
          >
            <p className={styles.description}>{family.description}</p>
            <Caption {...family} />
          </Tile>
          <Tile
            drawing={<DayHours className={`fluid ${styles.drawing}`} preserveAspectRatio="none" />}
            title={hours.title}
            className={styles.hours}
            scale={hours.scale}
          >
            <p className={styles.description}>{hours.description}</p>
            <Caption {...hours} />
          </Tile>
        </ul>
      </Carousel>
    </Section>
  )
}
