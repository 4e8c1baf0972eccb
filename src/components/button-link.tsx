import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type ButtonLinkProps = ComponentProps<'a'> & {
  /** Filled and outlined have the accent colour, which means Call, Text, Request quote and adding to a request, and nothing else. */
  variant: 'filled' | 'outlined' | 'neutral'
  icon: IconName
  isLarge?: boolean
}

export function ButtonLink({ variant, icon, isLarge = false, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={`${styles.button} ${styles[variant]} ${isLarge ? styles.large : ''}`.trim()}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  )
}
