import type { ComponentProps, ReactNode } from 'react'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import type { PageId } from '../content/pages.ts'
import { savedContact, site } from '../content/site.ts'
import { formatPhone, mailtoHref, smsHref, telHref } from '../lib/links.ts'
import styles from './button.module.css'
import { Icon, type IconName } from './inline.tsx'

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

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

type CallButtonProps = { phone?: string; isLarge?: boolean; label?: string }

/** Shows the number itself, after a word when `label` gives one. */
export function CallButton({ phone = business.phone, isLarge = false, label = '' }: CallButtonProps) {
  return (
    <ButtonLink variant="filled" icon="phone" isLarge={isLarge} href={telHref(phone)}>
      {`${label} ${formatPhone(phone)}`.trim()}
    </ButtonLink>
  )
}

type SmsButtonProps = {
  /** The page whose message a text starts with; without it, the home page's. */
  page?: PageId | undefined
  isLarge?: boolean
  label?: string
}

export function SmsButton({ page = 'home', isLarge = false, label = site.textPhoto }: SmsButtonProps) {
  return (
    <ButtonLink variant="outlined" icon="text" isLarge={isLarge} href={smsHref(business.phone, messages[page].text)}>
      {label}
    </ButtonLink>
  )
}

type QuoteButtonProps = { label: string; variant: 'filled' | 'outlined'; isLarge?: boolean }

/** Leads to the estimate form. Filled where nothing else is, outlined beside a call. */
export function QuoteButton({ label, variant, isLarge = false }: QuoteButtonProps) {
  return (
    <ButtonLink variant={variant} icon="arrow" isLarge={isLarge} href="#contact">
      {label}
    </ButtonLink>
  )
}

/** Saves the business to the contacts of a phone. It has no download attribute, because iOS would only store the file. */
export function SaveNumberButton() {
  return (
    <ButtonLink variant="neutral" icon="card" isLarge href={savedContact.path}>
      {savedContact.save}
    </ButtonLink>
  )
}

type EmailButtonProps = { address: string; subject: string }

/** Not in the accent colour: that is for calling, texting and asking for a quote. */
export function EmailButton({ address, subject }: EmailButtonProps) {
  return (
    <ButtonLink variant="neutral" icon="mail" href={mailtoHref(address, subject)}>
      {site.sendEmail}
    </ButtonLink>
  )
}
