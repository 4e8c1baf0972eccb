import { Drawing } from '../../components/drawing.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { FactList } from '../../components/lists.tsx'
import { Section, SectionHead, Split } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { pages } from '../../content/pages.ts'
import { SealedUnitLabels, SealedUnitMarks, sealedUnit } from './drawings/sealed-unit.tsx'
import styles from './foggy-section.module.css'
import { home } from './words.ts'

const { foggy } = home

/** Named on the drawing where it is wide enough, by letters and a key where it is not. */
function CutOpenUnit() {
  return (
    <div className={styles.unit}>
      <Frame>
        <Pane className={styles.cut}>
          <Drawing of={sealedUnit} alt={foggy.picture} />
          <SealedUnitLabels className={`fill ${styles.labels}`} labels={foggy.labels} />
          <SealedUnitMarks className={`fill ${styles.marks}`} />
        </Pane>
      </Frame>
      <ul className={styles.key}>
        {Object.values(foggy.labels).map(({ name }, index) => (
          <li key={name}>
            <b>{'ABCDE'[index]}</b>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function FoggySection() {
  return (
    <Section id="foggy" tone="ice">
      <Split picture={<CutOpenUnit />} pictureSide="left" isPictureFirst>
        <SectionHead sectionId="foggy" layout="stacked" {...foggy} />
        <FactList facts={foggy.facts} onPhones="across" />
        <LinkRow>
          <MoreLink href={pages.doublePane.path}>{foggy.more}</MoreLink>
          <QuoteLink issue="foggy">{foggy.quote}</QuoteLink>
        </LinkRow>
      </Split>
    </Section>
  )
}
