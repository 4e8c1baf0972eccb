import { SmsButton } from '../../components/buttons.tsx'
import { Carousel } from '../../components/carousel.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { DashedList } from '../../components/lists.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import styles from './common-problems.module.css'
import { faults } from './drawings/fault-details.tsx'
import { residential } from './words.ts'

const { problems } = residential

type Problem = (typeof problems.list)[number]

function ProblemCard({ id, name, description, signs, solution }: Problem) {
  return (
    <li id={`problem-${id}`} className={styles.problem}>
      <Drawing of={faults[id]} alt="" className={`fluid ${styles.picture}`} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={`small ${styles.description}`}>{description}</p>
      </div>
      <div className={styles.signs}>
        <h4>{problems.signs}</h4>
        <DashedList items={signs} />
      </div>
      <div className={styles.solution}>
        <h4>{problems.solution}</h4>
        <p>{solution}</p>
      </div>
    </li>
  )
}

/** The four faults of the house above, by the same numbers: cards in a carousel on phones, rows on wider screens. */
export function CommonProblems() {
  return (
    <Section id="problems" tone="ice">
      <SectionHead sectionId="problems" {...problems} />
      <Carousel label={problems.label} count={4}>
        <ol className={styles.problems}>
          {problems.list.map((problem) => (
            <ProblemCard key={problem.id} {...problem} />
          ))}
        </ol>
      </Carousel>
      <div className={styles.after}>
        <p className={styles.terms}>{problems.terms}</p>
        <div className="hidden-on-phones">
          <SmsButton page="residential" label={problems.text} />
        </div>
      </div>
    </Section>
  )
}
