import { ButtonRow, SmsButton } from '../../components/buttons.tsx'
import { QuoteLink } from '../../components/links.tsx'
import { Quantity } from '../../components/measures.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { Frame } from '../../components/window.tsx'
import { claims } from '../../content/claims.ts'
import { site } from '../../content/site.ts'
import { LitPane, PaneWords, ReasonPane } from '../shared/reason-pane.tsx'
import styles from './reasons-window.module.css'
import { home } from './words.ts'

const { why } = home

/** Why choose us: a window of numbers, unequal on purpose. */
export function ReasonsWindow() {
  return (
    <Section id="why" tone="snow">
      <SectionHead sectionId="why" {...why} />
      <Frame className={styles.panes}>
        <LitPane className={styles.since}>
          <PaneWords name={why.since.label} description={why.since.note} />
          <Quantity className={styles.year} value={String(claims.since)} unit="" />
        </LitPane>
        {why.reasons.map((reason) => (
          <ReasonPane key={reason.name} {...reason} />
        ))}
        <LitPane className={styles.ask}>
          <p>{why.ask}</p>
          <ButtonRow>
            <SmsButton />
            <div className="hidden-on-phones">
              <QuoteLink>{site.quote}</QuoteLink>
            </div>
          </ButtonRow>
        </LitPane>
      </Frame>
    </Section>
  )
}
