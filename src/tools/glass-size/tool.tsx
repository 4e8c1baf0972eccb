import { CollapsibleSection } from '../../components/collapsible-section.tsx'
import { business } from '../../content/business.ts'
import { messages } from '../../content/messages.ts'
import { formatPhone, smsHref } from '../../lib/links.ts'
import { ToolMountPoint } from '../kit/place.tsx'
import type { Tool } from '../kit/tool.ts'
import { drawnWindow } from './drawings/drawn-window.tsx'
import styles from './tool.module.css'
import { glassSizeSection } from './words.ts'

const { eyebrow, title, lead, link, withoutTool } = glassSizeSection

export const glassSize = {
  name: 'glass-size',
  id: 'size',
  pages: ['glass'],
  Place: GlassSizePlace,
  find: { label: 'How big is the glass?', note: 'One photo, or type it', Picture: () => null, position: 4 },
  links: [{ on: 'form-glass', label: link }],
} satisfies Tool

/** The tool that measures glass from a photo; without scripts, how to measure by hand. */
function GlassSizePlace() {
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
