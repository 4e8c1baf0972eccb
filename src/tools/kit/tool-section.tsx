import type { ReactNode } from 'react'
import type { DrawingHandle } from '../../art/kit/drawing.tsx'
import { Section } from '../../components/section.tsx'
import { ToolMountPoint } from './place.tsx'
import styles from './tool-section.module.css'

type ToolSectionProps = {
  /** That of the section, which links to the tool name. */
  id: string
  name: string
  tone: 'snow' | 'ice'
  title: string
  /** Left out on phones, where the answer has to stand near the top. */
  lead: string
  pictures?: readonly DrawingHandle[]
  /** Sets the height that the tool has at its start, for as long as its script is waited for. */
  className?: string | undefined
  /** What can be said without scripts. */
  children: ReactNode
}

/** A section that is a tool and nothing else. It is never folded: the answer at its top is its summary. */
export function ToolSection({ id, tone, title, lead, className = '', ...mountPoint }: ToolSectionProps) {
  return (
    <Section id={id} tone={tone} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={`lead hidden-on-phones ${styles.lead}`}>{lead}</p>
      </div>
      <ToolMountPoint {...mountPoint} className={`${styles.place} ${className}`.trim()} />
    </Section>
  )
}
