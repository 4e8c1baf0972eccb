import { closingStreet } from '../../art/closing/closing-street.tsx'
import { CallButton, QuoteButton } from '../../components/buttons.tsx'
import { site } from '../../content/site.ts'
import { ClosingCall } from '../shared/closing-call.tsx'
import { servicesPage } from './words.ts'

const { closing } = servicesPage

export function NotSure() {
  return (
    <ClosingCall view={closingStreet} title={closing.title} lead={closing.lead}>
      <CallButton isLarge label={site.call} />
      <QuoteButton isLarge variant="outlined" label={closing.quote} />
    </ClosingCall>
  )
}
