import type { ReactNode } from 'react'
import { business } from '../content/business.ts'
import type { NamedIssue } from '../content/issues.ts'
import { messages } from '../content/messages.ts'
import type { NavigationLink } from '../content/navigation.ts'
import type { PageId } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { formatPhone, mailtoHref, smsHref, telHref } from '../lib/links.ts'
import { Icon } from './inline.tsx'
import styles from './links.module.css'

/** Leads on to another page. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
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

/** Call, text and email in one line, for where the form cannot be had. */
export function ContactLinks({ page = 'home' }: { page?: PageId | undefined }) {
  const { text, subject } = messages[page]
  return (
    <p className={styles.links}>
      <a href={telHref(business.phone)}>{`${site.call} ${formatPhone(business.phone)}`}</a>
      <a href={smsHref(business.phone, text)}>{site.text}</a>
      <a href={mailtoHref(business.email, subject)}>{business.email}</a>
    </p>
  )
}

type BreadcrumbProps = { above: readonly NavigationLink[]; here: string }

export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav aria-label={site.breadcrumb}>
      <ol className={styles.trail}>
        {above.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}

type LargePhoneLinkProps = {
  phone: string
  /** The caller gives it its size and place. */
  className?: string | undefined
  /** Read out before the number by screen readers. */
  label?: string
}

/** A phone number to call, as large as its place allows. */
export function LargePhoneLink({ phone, className = '', label }: LargePhoneLinkProps) {
  return (
    <a className={`${styles.number} ${className}`.trim()} href={telHref(phone)}>
      {label && <span className="visually-hidden">{`${label} `}</span>}
      {formatPhone(phone)}
    </a>
  )
}
