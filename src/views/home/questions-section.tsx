import { Accordion } from '../../components/accordion.tsx'
import { MoreLink } from '../../components/arrow-link.tsx'
import { CallButton } from '../../components/contact-buttons.tsx'
import { HiddenOnPhones } from '../../components/hidden-on-phones.tsx'
import { Section } from '../../components/section.tsx'
import { SectionHead } from '../../components/section-head.tsx'
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
          <HiddenOnPhones>
            <CallButton />
          </HiddenOnPhones>
          <MoreLink href={pages.faq.path}>{questions.more}</MoreLink>
        </div>
        <Accordion name="home-faqs" faqs={homeFaqs} isFirstOpen={false} />
      </div>
    </Section>
  )
}
