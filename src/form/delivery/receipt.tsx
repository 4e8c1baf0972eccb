import { type RefObject, useEffect } from 'react'
import buttonStyles from '../../components/button.module.css'
import { ButtonRow, CallButton } from '../../components/buttons.tsx'
import { site } from '../../content/site.ts'
import { listLabelledValues } from '../describe.ts'
import type { ReceiptContent } from '../transport.ts'
import { deliveryWords, describeNextSteps } from '../words.ts'

type ReceiptProps = {
  /** Its title, which takes the focus. */
  ref: RefObject<HTMLHeadingElement | null>
  receipt: ReceiptContent
  onStartAgain: () => void
}

/** Stands in the place of the form once a request is received, and on paper. */
export function Receipt({ ref, receipt, onStartAgain }: ReceiptProps) {
  const { reference, request, photos, isChanged } = receipt
  // The button that was pressed is gone.
  useEffect(() => {
    ref.current?.focus()
  }, [ref])
  const facts = [
    ...listLabelledValues(request),
    ...(photos.length > 0 ? [{ label: deliveryWords.receipt.photos, value: photos.join(', ') }] : []),
  ]
  return (
    <div className="delivery-receipt">
      <h3 ref={ref} tabIndex={-1}>
        {deliveryWords.receipt.title}
      </h3>
      {reference && (
        <p>
          {deliveryWords.receipt.reference} <b className="delivery-reference">{reference}</b>
        </p>
      )}
      <h4>{deliveryWords.receipt.next}</h4>
      <p>{describeNextSteps(request.phone)}</p>
      <h4>{deliveryWords.receipt.sent}</h4>
      <dl className="delivery-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isChanged && <p>{deliveryWords.receipt.changed}</p>}
      <ButtonRow>
        <CallButton label={site.call} />
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.neutral}`} onClick={() => print()}>
          {deliveryWords.receipt.print}
        </button>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.neutral}`} onClick={onStartAgain}>
          {deliveryWords.receipt.another}
        </button>
      </ButtonRow>
    </div>
  )
}
