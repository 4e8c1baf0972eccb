import { curtainWall } from '../../art/motifs/curtain-wall.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { Checklist } from '../../components/lists.tsx'
import { Section, SectionHead, Split } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { pages } from '../../content/pages.ts'
import styles from './picture-strip.module.css'
import { home } from './words.ts'

const { commercial } = home

export function CommercialSection() {
  const picture = (
    <Frame>
      <Pane>
        <Drawing of={curtainWall} alt={commercial.picture} className={styles.strip} />
      </Pane>
    </Frame>
  )
  return (
    <Section id="commercial" tone="ice">
      <Split picture={picture} pictureSide="right" isPictureFirst>
        <SectionHead sectionId="commercial" layout="stacked" {...commercial} />
        <Collapsible summary={commercial.termsTitle} isOpenWide hidesSummaryWhenWide className={styles.terms}>
          <Checklist items={commercial.terms} />
        </Collapsible>
        <LinkRow>
          <MoreLink href={pages.commercial.path}>{commercial.more}</MoreLink>
          <QuoteLink issue="commercial">{commercial.quote}</QuoteLink>
        </LinkRow>
      </Split>
    </Section>
  )
}
