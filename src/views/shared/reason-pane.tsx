import type { ComponentProps } from 'react'
import { Quantity } from '../../components/measures.tsx'
import { Pane } from '../../components/window.tsx'
import styles from './reason-pane.module.css'

/** A pane in daylight, with room for words. */
export function LitPane({ className = '', ...div }: ComponentProps<'div'>) {
  return <Pane {...div} className={`${styles.pane} ${className}`.trim()} />
}

type PaneWordsProps = { name: string; description: string }

function PaneWords({ name, description }: PaneWordsProps) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.description}>{description}</p>
    </div>
  )
}

/** One of a window of reasons: a figure, what it counts, and what that means for the visitor. */
export function ReasonPane({ value, unit, ...words }: PaneWordsProps & { value: string; unit: string }) {
  return (
    <LitPane className={styles.reason}>
      <PaneWords {...words} />
      <Quantity className={styles.value} value={value} unit={unit} />
    </LitPane>
  )
}
