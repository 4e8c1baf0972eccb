import { Band } from '../../components/band.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { ToolPlace } from '../../components/tool-place.tsx'
import { business } from '../../content/business.ts'
import { glassSize } from '../../content/glass-size.ts'
import { messages } from '../../content/messages.ts'
import { formatPhone, smsHref } from '../../lib/phone.ts'
import styles from './size.module.css'

/**
 * How a visitor can measure, roughly, after how we do. A band of its own, since on phones, where most photos are taken,
 * the one before is folded.
 */
export function Size() {
  return (
    <Band id="size" tone="ice" className={styles.band}>
      <SectionHead sectionId="size" {...glassSize} />
      <ToolPlace name="size" className={styles.tool}>
        <p className={styles.fallback} data-tool-fallback>
          {glassSize.withoutTool}{' '}
          <a href={smsHref(business.phone, messages.glass.text)}>{formatPhone(business.phone)}</a>
        </p>
      </ToolPlace>
    </Band>
  )
}
