import { QuoteLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { ButtonRow } from '../../components/button-row.tsx'
import { TextButton } from '../../components/contact-buttons.tsx'
import { Frame, Pane } from '../../components/frame.tsx'
import { Measure } from '../../components/measure.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { WithoutCallBar } from '../../components/without-call-bar.tsx'
import { claims } from '../../content/claims.ts'
import { home } from '../../content/home.ts'
import { site } from '../../content/site.ts'
import styles from './reasons-window.module.css'

const { why } = home

/** Why choose us: a window of numbers, unequal on purpose. */
export function ReasonsWindow() {
  return (
    <Band id="why" tone="snow">
      <SectionHead of="why" {...why} />
      <Frame className={styles.panes}>
        <Pane className={`${styles.pane} ${styles.since}`}>
          <div>
            <h3 className={styles.name}>{why.since.label}</h3>
            <p className={styles.says}>{why.since.note}</p>
          </div>
          <Measure className={styles.year} value={String(claims.since)} unit="" />
        </Pane>
        {why.reasons.map(({ value, unit, name, says }) => (
          <Pane key={name} className={styles.pane}>
            <Measure className={styles.value} value={value} unit={unit} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.says}>{says}</p>
            </div>
          </Pane>
        ))}
        <Pane className={`${styles.pane} ${styles.ask}`}>
          <p>{why.ask}</p>
          <ButtonRow>
            <TextButton />
            <WithoutCallBar>
              <QuoteLink>{site.quote}</QuoteLink>
            </WithoutCallBar>
          </ButtonRow>
        </Pane>
      </Frame>
    </Band>
  )
}
