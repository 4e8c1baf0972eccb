import { Section, SectionHead } from '../../components/section.tsx'
import { Frame } from '../../components/window.tsx'
import { ReasonPane } from '../shared/reason-pane.tsx'
import styles from './reasons.module.css'
import { servicesPage } from './words.ts'

const { reasons } = servicesPage

/** Six reasons in six equal panes. */
export function Reasons() {
  return (
    <Section id="why" tone="snow">
      <SectionHead sectionId="why" {...reasons} />
      <Frame className={styles.panes}>
        {reasons.list.map((reason) => (
          <ReasonPane key={reason.name} {...reason} />
        ))}
      </Frame>
    </Section>
  )
}
