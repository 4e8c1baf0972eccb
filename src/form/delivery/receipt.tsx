import { useEffect, useRef } from 'react'
import buttonStyles from '../../components/button.module.css'
import { ButtonRow, CallButton } from '../../components/buttons.tsx'
import { site } from '../../content/site.ts'
import { listLabelledValues } from '../describe.ts'
import type { ReceivedRequest } from './use-delivery.ts'
import { deliveringForm, describeNextSteps } from './words.ts'

const words = deliveringForm.received

type ReceiptProps = { receipt: ReceivedRequest; onStartAgain: () => void }

/** Stands in the place of the form once a request is received, and on paper. */
export function Receipt({ receipt: { reference, request, photos, isChanged }, onStartAgain }: ReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    title.current?.focus()
  }, [])
  const facts = [
    ...listLabelledValues(request),
    ...(photos.length > 0 ? [{ label: words.photos, value: photos.join(', ') }] : []),
  ]
  return (
    <div className="delivery-receipt">
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      {reference && (
        <p>
          {words.reference} <b className="delivery-reference">{reference}</b>
        </p>
      )}
      <h4>{words.next}</h4>
      <p>{describeNextSteps(request.phone)}</p>
      <h4>{words.sent}</h4>
      <dl className="delivery-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isChanged && <p>{words.changed}</p>}
      <ButtonRow>
        <CallButton label={site.call} />
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.neutral}`} onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.neutral}`} onClick={onStartAgain}>
          {words.another}
        </button>
      </ButtonRow>
    </div>
  )
}
