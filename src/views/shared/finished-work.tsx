import { Carousel } from '../../components/carousel.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { type Work, work } from '../../content/notices-and-work.ts'
import type { ServiceId } from '../../content/services.ts'
import { BeforeAfter } from '../../fog/before-after.tsx'
import { formatMonth } from '../../lib/format.ts'
import styles from './finished-work.module.css'
import { OwnersPicture } from './owners-picture.tsx'

const words = {
  eyebrow: 'Finished work',
  title: 'Before, and after.',
  leadOfOne: 'One window as we found it, and as we left it.',
  lead: 'Windows as we found them, and as we left them.',
  before: 'Before',
  after: 'After',
  sliderLabel: 'How much of the picture shows the window before the work',
  valueText: '% of the picture shows the window before',
}

/** More than these would make the page long; the newest are shown. */
const maxShown = 6

type FinishedWorkProps = {
  /** A service's page shows its own work, the others show all. */
  service?: ServiceId
  tone: 'snow' | 'ice'
}

/** The owner's pictures of finished work. Nothing, where there are none. */
export function FinishedWork({ service, tone }: FinishedWorkProps) {
  const pairs = work
    .filter(({ services }) => !service || services.includes(service))
    .sort((one, other) => other.month.localeCompare(one.month))
    .slice(0, maxShown)
  const [only] = pairs
  if (!only) return null
  const lead = pairs.length === 1 ? words.leadOfOne : words.lead
  return (
    <Section id="work" tone={tone}>
      <SectionHead sectionId="work" eyebrow={words.eyebrow} title={words.title} lead={lead} />
      {pairs.length === 1 ? <Single work={only} /> : <Several pairs={pairs} />}
    </Section>
  )
}

function Single({ work }: { work: Work }) {
  const sizes = '(min-width: 60rem) 56rem, 100vw'
  return (
    <figure className={styles.single}>
      <BeforeAfter
        before={<OwnersPicture picture={work.before} sizes={sizes} className={styles.photo} />}
        after={<OwnersPicture picture={work.after} sizes={sizes} className={styles.photo} />}
        words={words}
      />
      <Caption work={work} />
    </figure>
  )
}

function Several({ pairs }: { pairs: readonly Work[] }) {
  const sizes = '(min-width: 48rem) 24vw, 42vw'
  return (
    <Carousel label={words.title} count={pairs.length}>
      <ul className={styles.pairs}>
        {pairs.map((work) => (
          <li key={work.before.file}>
            <figure>
              <div className={styles.pair}>
                <OwnersPicture picture={work.before} sizes={sizes} className={styles.photo} />
                <OwnersPicture picture={work.after} sizes={sizes} className={styles.photo} />
                <span className={styles.label}>{words.before}</span>
                <span className={styles.label}>{words.after}</span>
              </div>
              <Caption work={work} />
            </figure>
          </li>
        ))}
      </ul>
    </Carousel>
  )
}

function Caption({ work: { done, neighbourhood, month } }: { work: Work }) {
  return (
    <figcaption className={styles.caption}>
      <strong>{done}</strong>
      <span className="small">{`${neighbourhood}, ${formatMonth(month)}`}</span>
    </figcaption>
  )
}
