import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { business } from '../../content/business.ts'
import { messages } from '../../content/messages.ts'
import { formatPhone, smsHref } from '../../lib/phone.ts'
import { ToolMountPoint } from '../kit/place.tsx'
import { drawnWindow } from './drawings/drawn-window.tsx'
import styles from './glass-size-section.module.css'
import { glassSizeSection } from './words.ts'

const { eyebrow, title, lead, withoutTool } = glassSizeSection

/** The tool that measures glass from a photo; without scripts, how to measure by hand. */
export function GlassSizeSection() {
  return (
    <CollapsibleSection id="size" tone="ice" eyebrow={eyebrow} title={title} summary={lead} lead={lead}>
      <ToolMountPoint name="glass-size" pictures={[drawnWindow]} className={styles.tool}>
        <p className={styles.fallback}>
          {withoutTool} <a href={smsHref(business.phone, messages.glass.text)}>{formatPhone(business.phone)}</a>
        </p>
      </ToolMountPoint>
    </CollapsibleSection>
  )
}
