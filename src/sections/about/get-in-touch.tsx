import { ButtonLink } from '../../components/button-link.tsx'
import { CallButton } from '../../components/contact-buttons.tsx'
import { about } from '../../content/about.ts'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { ClosingCall } from '../closing-call.tsx'

const { closing } = about

export function GetInTouch() {
  return (
    <ClosingCall title={closing.title} lead={closing.lead}>
      <ButtonLink kind="plain" icon="arrow" isLarge href={pages.contact.path}>
        {closing.contact}
      </ButtonLink>
      <CallButton isLarge label={site.call} />
    </ClosingCall>
  )
}
