import type { ReactNode } from 'react'
import type { DrawingHandle } from '../../art/kit/drawing.tsx'
import { getDrawingFile } from '../../art/kit/drawing-files.tsx'
import { Section } from '../../components/section.tsx'
import styles from './tool-section.module.css'

type ToolSectionProps = {
  /** The id of the section, to which links lead. */
  id: string
  name: string
  title: string
  /** Left out on phones, where the answer has to stand near the top. */
  lead: string
  /** Drawings that the tool shows. Its script does not know the names of their files. */
  pictures: readonly DrawingHandle[]
  /** Sets the height that the tool has at its start, for as long as its script is waited for. */
  className: string | undefined
  /** What can be said without scripts: a table, a list or a paragraph. */
  children: ReactNode
}

/**
 * A section that is a tool and nothing else, where mount-tool.tsx renders it once connect.ts has fetched its script. It is
 * never folded: the answer at its top is its summary.
 */
export function ToolSection(props: ToolSectionProps) {
  const { id, name, title, lead, pictures, className, children } = props
  const files = pictures.map((picture) =>
    (['light', 'dark'] as const).map((theme) => getDrawingFile(picture, theme).path).join(' '),
  )
  return (
    <Section id={id} tone="ice" className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={`lead hidden-on-phones ${styles.lead}`}>{lead}</p>
      </div>
      <div
        className={`${styles.place} ${className}`}
        data-tool={name}
        data-state="waiting"
        data-pictures={files.join()}
      >
        <div data-tool-root />
        <div data-tool-fallback>{children}</div>
      </div>
    </Section>
  )
}
