import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/buttons.tsx'
import { business } from '../../content/business.ts'
import { formatPhone, smsHref, telHref } from '../../lib/links.ts'

type ContactRowProps = {
  /** What the button for a text message says, and what the message begins with. */
  text: { label: string; message: string }
  /** The link to the form. */
  children: ReactNode
}

/** Call, text or send as a request, under the answer of a tool. */
export function ContactRow({ text, children }: ContactRowProps) {
  return (
    <div className="tool-contact">
      <div className="hidden-on-phones">
        <ButtonLink variant="filled" icon="phone" href={telHref(business.phone)}>
          {formatPhone(business.phone)}
        </ButtonLink>
      </div>
      <ButtonLink variant="outlined" icon="text" href={smsHref(business.phone, text.message)}>
        {text.label}
      </ButtonLink>
      {children}
    </div>
  )
}
