import type { ReactNode } from 'react'
import type { DrawingHandle } from '../art/kit/drawing.tsx'
import { Drawing } from './drawing.tsx'
import styles from './pictured-item.module.css'

type PicturedItemProps = {
  drawing: DrawingHandle
  name: string
  /** The picture's position on phones: beside the words, or above them where two items share the width. */
  onPhones?: 'beside' | 'over'
  /** Stands over the picture, such as the name of its group. */
  above?: ReactNode
  children: ReactNode
}

/** One of a row of things that are drawn. On wide screens the picture is always over its words. */
export function PicturedItem({ drawing, name, onPhones = 'beside', above, children }: PicturedItemProps) {
  return (
    <li className={styles[onPhones]}>
      {above}
      <Drawing of={drawing} alt="" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {children}
      </div>
    </li>
  )
}

/** The description, in the secondary text colour. */
export function ItemText({ children }: { children: ReactNode }) {
  return <p className={`small ${styles.description}`}>{children}</p>
}

/** What is done about it, under a word that says so. */
export function ItemAnswer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.answer}>
      <b>{label}</b> {children}
    </p>
  )
}

/** Short points, a line each. */
export function ItemPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
