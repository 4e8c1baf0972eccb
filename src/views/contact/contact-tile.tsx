import { Fragment, type ReactNode } from 'react'
import { Pane } from '../../components/window.tsx'
import styles from './contact-tile.module.css'

type ContactTileProps = {
  name: string
  /** The number or address, in the pieces between which it may break. Its size is the tile's --detail-size. */
  detail: readonly string[]
  description: string
  picture?: ReactNode
  className?: string | undefined
  /** The one link of the tile. It can be pressed anywhere on the pane. */
  children: ReactNode
}

/** One way to reach the business. */
export function ContactTile({ name, detail, description, picture, className = '', children }: ContactTileProps) {
  return (
    <Pane className={`${styles.tile} ${picture ? styles.pictured : ''} ${className}`}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.detail}>
          {detail.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <wbr />}
              <span className={styles.part}>{part}</span>
            </Fragment>
          ))}
        </p>
        <p className={`small ${styles.description}`}>{description}</p>
        <div className={styles.link}>{children}</div>
      </div>
      {picture}
    </Pane>
  )
}
