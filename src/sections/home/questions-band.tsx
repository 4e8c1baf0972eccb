import { Accordion } from '../../components/accordion.tsx'
import { MoreLink } from '../../components/arrow-link.tsx'
import { Band } from '../../components/band.tsx'
import { CallButton } from '../../components/contact-buttons.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { WithoutCallBar } from '../../components/without-call-bar.tsx'
import { homeFaqs } from '../../content/faqs.ts'
import { home } from '../../content/home.ts'
import { pages } from '../../content/pages.ts'
import styles from './questions-band.module.css'

const { questions } = home

export function QuestionsBand() {
  return (
    <Band id="faqs" tone="ice">
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SectionHead sectionId="faqs" layout="stacked" {...questions} />
          <WithoutCallBar>
            <CallButton />
          </WithoutCallBar>
          <MoreLink href={pages.faq.path}>{questions.more}</MoreLink>
        </div>
        <Accordion name="home-faqs" faqs={homeFaqs} isFirstOpen={false} />
      </div>
    </Band>
  )
}
