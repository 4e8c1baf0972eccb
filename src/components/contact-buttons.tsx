import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import type { PageId } from '../content/pages.ts'
import { savedContact } from '../content/saved-contact.ts'
import { site } from '../content/site.ts'
import { formatPhone, smsHref, telHref } from '../lib/phone.ts'
import { ButtonLink } from './button-link.tsx'

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
