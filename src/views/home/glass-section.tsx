import { glassSheets } from '../../art/motifs/glass-sheets.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { FactList } from '../../components/lists.tsx'
import { Section, SectionHead, Split } from '../../components/section.tsx'
import { pages } from '../../content/pages.ts'
import styles from './picture-strip.module.css'
import { home } from './words.ts'

const { glass } = home

export function GlassSection() {
  return (
    <Section id="glass" tone="snow">
      <Split
        picture={<Drawing of={glassSheets} alt={glass.picture} className={styles.sheets} />}
        pictureSide="right"
        isPictureFirst
      >
        <SectionHead sectionId="glass" layout="stacked" {...glass} />
        <FactList facts={glass.facts} onPhones="across" />
        <LinkRow>
          <MoreLink href={pages.glass.path}>{glass.more}</MoreLink>
          <QuoteLink>{glass.quote}</QuoteLink>
        </LinkRow>
      </Split>
    </Section>
  )
}
