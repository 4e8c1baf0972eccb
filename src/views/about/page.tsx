import { closingRoom } from '../../art/closing/closing-room.tsx'
import { ButtonLink, CallButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { LinkRow, MoreLink } from '../../components/links.tsx'
import { FactList } from '../../components/lists.tsx'
import { FigureRow, RangeChart } from '../../components/measures.tsx'
import { CollapsibleSection, ProseColumns, Section, SectionHead } from '../../components/section.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { listProvenFacts, proof } from '../../content/business.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { ClosingCall } from '../shared/closing-call.tsx'
import { FinishedWork } from '../shared/finished-work.tsx'
import { Hero } from '../shared/hero.tsx'
import { OwnersPicture } from '../shared/owners-picture.tsx'
import { ClearYear } from './drawings/clear-year.tsx'
import { experienceThumbnail, glazierAtWork } from './drawings/glazier-at-work.tsx'
import styles from './page.module.css'
import { SetsUsApart } from './sets-us-apart.tsx'
import { about } from './words.ts'

const { hero, story, experience, closing } = about

export function AboutPage() {
  return (
    <>
      <Hero page="about" {...hero} quote={{ label: site.quote }} picture={<FoundingYear />} />
      <Story />
      <SetsUsApart />
      <Experience />
      <Proof />
      <FinishedWork tone="ice" />
      <ClosingCall view={closingRoom} title={closing.title} lead={closing.lead}>
        <ButtonLink variant="neutral" icon="arrow" isLarge href={pages.contact.path}>
          {closing.contact}
        </ButtonLink>
        <CallButton isLarge label={site.call} />
      </ClosingCall>
    </>
  )
}

/** The founding year, left clear in a frosted pane. */
function FoundingYear() {
  return (
    <Frame hasSill>
      <Pane>
        <ClearYear id={firstPaintId} className={`fluid ${styles.year}`} role="img" aria-label={hero.picture} />
      </Pane>
    </Frame>
  )
}

function Story() {
  const { title, ...chart } = story.chart
  return (
    <Section id="story" tone="ice">
      <ProseColumns sectionId="story" eyebrow={story.eyebrow} title={story.title} lead={story.lead} paragraphs={[]}>
        <Collapsible summary={story.more} className={styles.more}>
          <div className={styles.paragraphs}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Collapsible>
      </ProseColumns>
      <div className={styles.chart}>
        <h3 className={styles.chartTitle}>{title}</h3>
        <RangeChart {...chart} />
      </div>
    </Section>
  )
}

function Experience() {
  return (
    <CollapsibleSection id="experience" tone="ice" thumbnail={experienceThumbnail} {...experience}>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Drawing of={glazierAtWork} alt="" />
        </div>
        <div className={`${styles.paragraphs} ${styles.beside}`}>
          {experience.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.links}>
            {experience.links.map((pair) => (
              <LinkRow key={pair[0].path}>
                {pair.map(({ label, path }) => (
                  <MoreLink key={path} href={path}>
                    {label}
                  </MoreLink>
                ))}
              </LinkRow>
            ))}
          </div>
        </div>
      </div>
      <FigureRow figures={experience.facts} />
    </CollapsibleSection>
  )
}

/** The owner, and what can be looked up. Nothing, where none of it is filled in. */
function Proof() {
  const { owner, reviews } = proof
  const facts = listProvenFacts()
  if (!owner && !reviews && facts.length === 0) return null
  return (
    <Section id="proof" tone="snow">
      <SectionHead sectionId="proof" {...about.proof} />
      <div className={owner ? styles.columns : undefined}>
        {owner && (
          <figure>
            <div className={styles.picture}>
              <OwnersPicture picture={owner.picture} sizes="(min-width: 60rem) 40vw, 100vw" className="fluid" />
            </div>
            <figcaption className={styles.owner}>{`${owner.name}, ${about.proof.owner}`}</figcaption>
          </figure>
        )}
        <div className={styles.beside}>
          {facts.length > 0 && <FactList facts={facts} termsAre="words" />}
          {reviews && (
            <LinkRow>
              <MoreLink href={reviews}>{about.proof.reviews}</MoreLink>
            </LinkRow>
          )}
        </div>
      </div>
    </Section>
  )
}
