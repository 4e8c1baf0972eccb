import { site } from '../content/site.ts'
import { mailtoHref } from '../lib/mailto.ts'
import { ButtonLink } from './button-link.tsx'

type EmailButtonProps = { address: string; subject: string }

/** Not in the accent colour: that is for calling, texting and asking for a quote. */
export function EmailButton({ address, subject }: EmailButtonProps) {
  return (
    <ButtonLink variant="neutral" icon="mail" href={mailtoHref(address, subject)}>
      {site.sendEmail}
    </ButtonLink>
  )
}
