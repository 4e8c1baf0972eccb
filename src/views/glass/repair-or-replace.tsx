import { SmsButton } from '../../components/buttons.tsx'
import { Drawing } from '../../components/drawing.tsx'
import { Collapsible } from '../../components/folding.tsx'
import { Quantity } from '../../components/measures.tsx'
import { Section, SectionHead } from '../../components/section.tsx'
import { ToolMountPoint } from '../../tools/kit/place.tsx'
import { repairOrReplace } from '../../tools/repair-or-replace/words.ts'
import { decision } from './drawings/decision-windows.tsx'
import styles from './repair-or-replace.module.css'
import { glass } from './words.ts'

const { signs } = glass

type Side = (typeof signs.sides)[number]

function SignList({ id, title, signs: list, work, price }: Side) {
  return (
    <div className={styles.side}>
      <div className={styles.head}>
        <Drawing of={decision[id]} alt="" className={styles.picture} />
        <h3 className={styles.title}>{title}</h3>
      </div>
      <ul>
        {list.map(({ see, description }) => (
          <li key={see} className={styles.sign}>
            <b className={styles.see}>{see}</b>
            <span className={styles.description}>{description}</span>
          </li>
        ))}
      </ul>
      <p className={styles.price}>
        {work}
        <Quantity className={styles.value} value={price} unit="" />
      </p>
    </div>
  )
}

/** Two lists of signs, side by side, and five questions that come to a verdict. */
export function RepairOrReplace() {
  return (
    <Section id="signs" tone="ice">
      <SectionHead sectionId="signs" {...signs} />
      <div className={styles.sides}>
        {signs.sides.map((side) => (
          <SignList key={side.id} {...side} />
        ))}
      </div>
      <Collapsible
        className={styles.verdict}
        isOpenWide
        summaryElement="hgroup"
        summary={<h3 className={styles.title}>{repairOrReplace.title}</h3>}
      >
        <ToolMountPoint name="repair-or-replace" className={styles.tool}>
          <p>{repairOrReplace.guide}</p>
        </ToolMountPoint>
      </Collapsible>
      <div className={styles.ask}>
        <p>{signs.ask}</p>
        <SmsButton page="glass" />
      </div>
    </Section>
  )
}
