import { Band } from '../../components/band.tsx'
import { ItemAnswer, ItemText, PicturedItem } from '../../components/pictured-item.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { doublePane } from '../../content/double-pane.ts'
import styles from './calgary-solutions.module.css'

const { calgary } = doublePane

export function CalgarySolutions() {
  return (
    <Band id="calgary" tone="snow">
      <SectionHead of="calgary" {...calgary} />
      <ul className={styles.weathers}>
        {calgary.weathers.map(({ drawing, name, says, answer }) => (
          <PicturedItem key={name} drawing={drawing} name={name}>
            <ItemText>{says}</ItemText>
            <ItemAnswer label={calgary.answer}>{answer}</ItemAnswer>
          </PicturedItem>
        ))}
      </ul>
    </Band>
  )
}
