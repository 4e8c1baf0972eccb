import { ButtonLink, ButtonRow, CallButton } from '../../components/buttons.tsx'
import { Section } from '../../components/section.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import styles from './ask-a-person.module.css'
import { faqPage } from './words.ts'

const { ask, hero } = faqPage

export function AskAPerson() {
  return (
    <Section id="ask" tone="night">
      <div className={styles.columns}>
        <h2 id="ask-title">
          {ask.title.map((line) => (
            <span key={line} className={styles.line}>
              {`${line} `}
            </span>
          ))}
        </h2>
        <div>
          <p className={`lead ${styles.lead}`}>{ask.lead}</p>
          <ButtonRow>
            <div className="hidden-on-phones">
              <CallButton isLarge label={site.call} />
            </div>
            <ButtonLink variant="neutral" icon="arrow" isLarge href={pages.contact.path}>
              {hero.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </Section>
  )
}
