import type { ComponentProps } from 'react'
import { type Figure, Quantity } from '../../components/measures.tsx'
import { Pane } from '../../components/window.tsx'
import styles from './reason-pane.module.css'

/** A pane in daylight, with room for words. */
export function LitPane({ className = '', ...div }: ComponentProps<'div'>) {
  return <Pane {...div} className={`${styles.pane} ${className}`.trim()} />
}

/** One of a window of reasons: a figure, what it counts, and what that means for the visitor. */
export function ReasonPane({ value, unit, name, description }: Figure & { name: string }) {
  return (
    <LitPane className={styles.reason}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className="small">{description}</p>
      </div>
      <Quantity className={styles.value} value={value} unit={unit} />
    </LitPane>
  )
}
