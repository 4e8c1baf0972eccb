import { CallButton, QuoteButton } from '../../components/contact-buttons.tsx'
import { servicesPage } from '../../content/services-page.ts'
import { site } from '../../content/site.ts'
import { ClosingCall } from '../closing-call.tsx'

const { closing } = servicesPage

export function NotSure() {
  return (
    <ClosingCall title={closing.title} lead={closing.lead}>
      <CallButton isLarge label={site.call} />
      <QuoteButton isLarge kind="text" {...closing.quote} />
    </ClosingCall>
  )
}
