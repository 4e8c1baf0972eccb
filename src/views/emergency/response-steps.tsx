import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { ItemText } from '../../components/pictured-item.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { WindowRow, WindowRowItem } from '../../components/window.tsx'
import { responseSteps } from './drawings/response-steps.tsx'
import styles from './response-steps.module.css'
import { emergency } from './words.ts'

const { response } = emergency

/** The same pane four times, in one frame: struck, boarded, glazed, clear. */
export function ResponseSteps() {
  return (
    <Section id="process" tone="snow">
      <SectionHead sectionId="process" {...response} />
      <Carousel label={response.label} count={4} cards="narrow">
        <WindowRow isOrdered className={styles.steps}>
          {response.steps.map(({ drawing, name, description }) => (
            <WindowRowItem key={name} panes={<Drawing of={responseSteps[drawing]} alt="" />}>
              <h3 className={styles.name}>{name}</h3>
              <ItemText>{description}</ItemText>
            </WindowRowItem>
          ))}
        </WindowRow>
      </Carousel>
    </Section>
  )
}
