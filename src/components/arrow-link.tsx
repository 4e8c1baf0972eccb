import type { ReactNode } from 'react'
import type { NamedIssue } from '../form/words.ts'
import styles from './arrow-link.module.css'
import { Icon } from './icon.tsx'

type ArrowLinkProps = { href: string; children: ReactNode }

/** Leads on to another page. */
export function MoreLink({ href, children }: ArrowLinkProps) {
  return (
    <a className={`${styles.link} ${styles.more}`} href={href}>
      {children}
      <Icon name="arrow" />
    </a>
  )
}

type QuoteLinkProps = {
  children: ReactNode
  /** Only where the words of the link name it. */
  issue?: NamedIssue | undefined
  /** Looks like a button on phones, where a hero hides its call and text buttons because the call bar has them. */
  isButtonOnPhones?: boolean
}

/** A link to the estimate form, which chooses the issue that it names there. It has the accent colour, as all that leads to the form. */
export function QuoteLink({ children, issue, isButtonOnPhones = false }: QuoteLinkProps) {
  return (
    <a
      className={`${styles.link} ${styles.quote} ${isButtonOnPhones ? styles.button : ''}`.trim()}
      href="#contact"
      data-issue={issue}
    >
      {children}
      <Icon name="arrow" />
    </a>
  )
}

export function LinkRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
