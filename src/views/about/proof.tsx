import { LinkRow, MoreLink } from '../../components/links.tsx'
import { FactList } from '../../components/lists.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { listProvenFacts, proof } from '../../content/business.ts'
import { OwnersPicture } from '../shared/owners-picture.tsx'
import styles from './page.module.css'
import { about } from './words.ts'

const words = about.proof

/** The owner, and what can be looked up. Nothing, where none of it is filled in. */
export function Proof() {
  const { owner, reviews } = proof
  const facts = listProvenFacts()
  if (!owner && !reviews && facts.length === 0) return null
  return (
    <Section id="proof" tone="snow">
      <SectionHead sectionId="proof" {...words} />
      <div className={owner ? styles.columns : undefined}>
        {owner && (
          <figure>
            <div className={styles.picture}>
              <OwnersPicture
                picture={owner.picture}
                sizes="(min-width: 60rem) 40vw, 100vw"
                className={styles.portrait}
              />
            </div>
            <figcaption className={styles.owner}>{`${owner.name}, ${words.owner}`}</figcaption>
          </figure>
        )}
        <div className={styles.beside}>
          {facts.length > 0 && <FactList facts={facts} termsAre="words" />}
          {reviews && (
            <LinkRow>
              <MoreLink href={reviews}>{words.reviews}</MoreLink>
            </LinkRow>
          )}
        </div>
      </div>
    </Section>
  )
}
