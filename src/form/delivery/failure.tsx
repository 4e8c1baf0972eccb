import { useEffect, useRef } from 'react'
import buttonStyles from '../../components/button.module.css'
import { ButtonLink, ButtonRow, CallButton } from '../../components/buttons.tsx'
import { business } from '../../content/business.ts'
import { messages } from '../../content/messages.ts'
import { site } from '../../content/site.ts'
import { mailtoHref, smsHref } from '../../lib/links.ts'
import { describeRequest } from '../describe.ts'
import type { Failure } from '../transport.ts'
import { deliveryWords, sayWithout } from '../words.ts'

type FailureNoticeProps = { failure: Failure; onSendWithout: (photo: File) => void }

/** Why the request was not sent, and every other way to send it, with its words filled in. */
export function FailureNotice({ failure: { message, photo, request }, onSendWithout }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const text = describeRequest(request)
  return (
    <div ref={notice} className="delivery-failure">
      <p>
        <strong>{deliveryWords.failure.title}</strong> {message} {deliveryWords.failure.kept}
      </p>
      {photo && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.neutral}`}
          onClick={() => onSendWithout(photo)}
        >
          {sayWithout(photo.name)}
        </button>
      )}
      <ButtonRow>
        <CallButton label={site.call} />
        <ButtonLink variant="outlined" icon="text" href={smsHref(business.phone, text)}>
          {site.text}
        </ButtonLink>
        <ButtonLink variant="neutral" icon="mail" href={mailtoHref(business.email, messages.home.subject, text)}>
          {deliveryWords.failure.email}
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}
