import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { ItemAnswer, ItemText } from '../../components/pictured-item.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { WindowRow, WindowRowItem } from '../../components/window.tsx'
import styles from './climate.module.css'
import { weatherPanes } from './drawings/weather-panes.tsx'
import { glass } from './words.ts'

const { climate } = glass

/** One window, four weathers. */
export function Climate() {
  return (
    <Section id="climate" tone="ice">
      <SectionHead sectionId="climate" {...climate} />
      <Carousel label={climate.label} count={4}>
        <WindowRow className={styles.panes}>
          {climate.weathers.map(({ drawing, name, description, helps }) => (
            <WindowRowItem key={name} panes={<Drawing of={weatherPanes[drawing]} alt="" className={styles.picture} />}>
              <h3>{name}</h3>
              <ItemText>{description}</ItemText>
              <ItemAnswer label={climate.answer}>{helps}</ItemAnswer>
            </WindowRowItem>
          ))}
        </WindowRow>
      </Carousel>
    </Section>
  )
}
