import { CallButton } from '../../components/buttons.tsx'
import { Accordion } from '../../components/folding.tsx'
import { MoreLink } from '../../components/links.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { homeFaqs } from '../../content/faqs.ts'
import { pages } from '../../content/pages.ts'
import styles from './questions-section.module.css'
import { home } from './words.ts'

const { questions } = home

export function QuestionsSection() {
  return (
    <Section id="faqs" tone="ice">
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SectionHead sectionId="faqs" layout="stacked" {...questions} />
          <div className="hidden-on-phones">
            <CallButton />
          </div>
          <MoreLink href={pages.faq.path}>{questions.more}</MoreLink>
        </div>
        <Accordion name="home-faqs" faqs={homeFaqs} isFirstOpen={false} />
      </div>
    </Section>
  )
}
