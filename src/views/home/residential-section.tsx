import { homeWindows } from '../../art/motifs/home-windows.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { pages } from '../../content/pages.ts'
import { CostToolMountPoint } from '../../tools/cost/cost-place.tsx'
import { cost } from '../../tools/cost/words.ts'
import styles from './residential-section.module.css'
import { home } from './words.ts'

const { residential } = home

function HomeTypes() {
  return (
    <Carousel label={residential.homesLabel} count={residential.homes.length}>
      <ul className={styles.homes}>
        {residential.homes.map(({ drawing, name, description }) => (
          <li key={name}>
            <Drawing of={homeWindows[drawing]} alt="" className={styles.picture} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Carousel>
  )
}

export function ResidentialSection() {
  return (
    <Section id="residential" tone="snow">
      <SectionHead sectionId="residential" {...residential} />
      <HomeTypes />
      <div id="cost" className={styles.cost}>
        <Collapsible
          isOpenWide
          summaryElement="hgroup"
          summary={
            <>
              <h3 className={styles.title}>{cost.title}</h3>
              <p className={styles.summary}>{cost.summary}</p>
            </>
          }
        >
          <CostToolMountPoint />
        </Collapsible>
      </div>
      <LinkRow>
        <MoreLink href={pages.residential.path}>{residential.more}</MoreLink>
        <QuoteLink>{residential.quote}</QuoteLink>
      </LinkRow>
    </Section>
  )
}
