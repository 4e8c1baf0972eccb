import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type ButtonLinkProps = ComponentProps<'a'> & {
  /** The accent kinds mean Call, Text and Request quote, and nothing else. */
  kind: 'call' | 'text' | 'plain'
  icon: IconName
  isLarge?: boolean
}

export function ButtonLink({ kind, icon, isLarge = false, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={`${styles.button} ${styles[kind]} ${isLarge ? styles.large : ''}`.trim()}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  )
}
