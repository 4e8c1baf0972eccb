import { Accordion } from '../../components/folding.tsx'
import { Section } from '../../components/section.tsx'
import { faqGroups, pageFaqs } from '../../content/faqs.ts'
import styles from './question-groups.module.css'

const groups = Object.entries(faqGroups)

/** All questions, by group. They share one name, so that of all of them one is open at a time. */
export function QuestionGroups() {
  return groups.map(([group, title], index) => (
    <Section key={group} id={group} tone={index % 2 === 0 ? 'ice' : 'snow'}>
      <div className={styles.columns}>
        <h2 id={`${group}-title`} className={styles.title}>
          {title}
        </h2>
        <Accordion name="faq" faqs={pageFaqs.filter((faq) => faq.group === group)} isFirstOpen={false} />
      </div>
    </Section>
  ))
}
