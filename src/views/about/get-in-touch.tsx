import { closingRoom } from '../../art/closing/closing-room.tsx'
import { ButtonLink, CallButton } from '../../components/buttons.tsx'
import { pages } from '../../content/pages.ts'
import { site } from '../../content/site.ts'
import { ClosingCall } from '../shared/closing-call.tsx'
import { about } from './words.ts'

const { closing } = about

export function GetInTouch() {
  return (
    <ClosingCall view={closingRoom} title={closing.title} lead={closing.lead}>
      <ButtonLink variant="neutral" icon="arrow" isLarge href={pages.contact.path}>
        {closing.contact}
      </ButtonLink>
      <CallButton isLarge label={site.call} />
    </ClosingCall>
  )
}
