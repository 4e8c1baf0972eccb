import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { ItemText } from '../../components/pictured-item.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { WindowRow, WindowRowItem } from '../../components/window.tsx'
import { foggingStrip } from './drawings/fogging-strip.tsx'
import styles from './fogging-steps.module.css'
import { doublePane } from './words.ts'

const { fogging } = doublePane

/** Five panes of one view that clouds over, and under each the sealed unit cut open. On phones they are one long ribbon. */
export function FoggingSteps() {
  return (
    <Section id="fogging" tone="ice">
      <SectionHead sectionId="fogging" {...fogging} />
      <Carousel label={fogging.label} count={5}>
        <WindowRow isOrdered isPaired className={styles.ribbon}>
          {fogging.steps.map(({ name, description }, index) => (
            <WindowRowItem
              key={name}
              panes={
                <>
                  <Drawing of={foggingStrip} alt="" className={`${styles.view} ${styles[`step${index + 1}`]}`} />
                  <Drawing of={foggingStrip} alt="" className={`${styles.cut} ${styles[`step${index + 1}`]}`} />
                </>
              }
            >
              <p className={styles.step}>{`${fogging.step} ${index + 1}`}</p>
              <h3>{name}</h3>
              <ItemText>{description}</ItemText>
            </WindowRowItem>
          ))}
        </WindowRow>
      </Carousel>
    </Section>
  )
}
