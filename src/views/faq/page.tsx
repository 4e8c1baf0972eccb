import { paneOnLifters } from '../../art/motifs/service-windows.tsx'
import { DowntownScene } from '../../art/scene/scene.tsx'
import { ButtonLink, ButtonRow, CallButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Accordion } from '../../components/folding.tsx'
import { LinkRow, MoreLink, QuoteLink } from '../../components/links.tsx'
import { Section } from '../../components/section.tsx'
import { Frame } from '../../components/window.tsx'
import { faqGroups, pageFaqs } from '../../content/faqs.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { firstPaintId } from '../../lib/load-later.ts'
import { listToolLinks } from '../../tools/tool-links.tsx'
import { Hero } from '../shared/hero.tsx'
import styles from './page.module.css'
import { faqPage } from './words.ts'

const { hero, ask } = faqPage
const groups = Object.entries(faqGroups)

/** The questions, each with a link to the page that says more. Where there is no such page, a tool may say more. */
const questions = pageFaqs.map((faq) => {
  const [link] = listToolLinks(`question-${faq.id}`)
  return link && !faq.more ? { ...faq, more: { label: link.label, path: link.href } } : faq
})

export function FaqPage() {
  return (
    <>
      <Hero {...hero} page="faq" picture={<QuestionWindow />} buttons={<CallButton isLarge label={site.call} />}>
        <LinkRow>
          <QuoteLink>{site.quote}</QuoteLink>
          <MoreLink href={pages.contact.path}>{hero.contact}</MoreLink>
        </LinkRow>
      </Hero>
      {groups.map(([group, title], index) => (
        <Section key={group} id={group} tone={index % 2 === 0 ? 'ice' : 'snow'}>
          <div className={styles.group}>
            <div className={styles.head}>
              <h2 id={`${group}-title`} className={styles.title}>
                {title}
              </h2>
              {group === 'glass' && (
                <Frame className={styles.picture}>
                  <Drawing of={paneOnLifters} alt="" />
                </Frame>
              )}
            </div>
            {/* The questions of all groups share one name, so that of all of them one is open at a time. */}
            <Accordion name="faq" faqs={questions.filter((faq) => faq.group === group)} />
          </div>
        </Section>
      ))}
      <AskAPerson />
    </>
  )
}

/** One pane for each question, over one view; each leads to its question. */
function QuestionWindow() {
  return (
    <nav aria-label={faqPage.hero.panes}>
      <Frame hasSill>
        <div className={styles.view}>
          <ul className={styles.panes}>
            {pageFaqs.map(({ id, pane }) => (
              <li key={id} className={styles.pane}>
                <a className={styles.link} href={`#${id}`}>
                  <span className={styles.label}>{pane}</span>
                </a>
              </li>
            ))}
          </ul>
          <DowntownScene
            hasLights
            id={firstPaintId}
            className={`fill ${styles.city}`}
            viewBox="570 150 720 400"
            preserveAspectRatio="xMaxYMax slice"
          />
        </div>
      </Frame>
    </nav>
  )
}

function AskAPerson() {
  return (
    <Section id="ask" tone="night">
      <div className={styles.ask}>
        <h2 id="ask-title" className={styles.lines}>
          {ask.title.join('\n')}
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
