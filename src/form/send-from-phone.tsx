import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Disclosure } from '../components/folding.tsx'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import type { PageId } from '../content/pages.ts'
import { mailtoHref } from '../lib/mailto.ts'
import { formatPhone, smsHref } from '../lib/phone.ts'
import { readPhotos } from './describe.ts'
import { PhonePanel } from './phone-panel.tsx'
import styles from './send-from-phone.module.css'
import { shareRequest } from './share-request.ts'
import { estimateForm } from './words.ts'
import { writeRequest } from './write-request.ts'

const { sendFromPhone: words, requestTitle } = estimateForm

type SendFromPhoneProps = { page: PageId; className: string | undefined }

/**
 * Sends what is typed with the visitor's own apps. On a touch screen it is a link, which is a plain `sms:` link until
 * the script has come; without one it opens what helps to get the request onto a phone.
 */
export function SendFromPhone({ page, className }: SendFromPhoneProps) {
  const [notice, setNotice] = useState<ReactNode>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  function send(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget
    const form = link.closest('form')
    if (!form) return
    const text = writeRequest(form, page)
    const files = readPhotos(form)
    const email = <a href={mailtoHref(business.email, requestTitle, text)}>{words.email}</a>
    // Set before the browser follows it.
    link.href = smsHref(business.phone, text)

    // Without photos a text message is better than the share sheet: it knows whom it is for.
    const data = { text: `${text}\n\n${words.recipient}`, files }
    if (files.length === 0 || !navigator.canShare?.(data)) {
      setNotice(
        <>
          {files.length > 0 && words.addPhotos} {words.notOpened}
          <span className="phone-links">{email}</span>
        </>,
      )
      return
    }
    event.preventDefault()
    setNotice(
      <>
        {words.sharing[0]} <span className="no-break">{formatPhone(business.phone)}</span> {words.sharing[1]}
      </>,
    )
    void shareRequest(data).then((result) => {
      if (result === 'closed') setNotice(null)
      // Links, because a browser may open an app only while it handles a tap.
      if (result === 'failed')
        setNotice(
          <>
            {words.failed}
            <span className="phone-links">
              <a href={link.href}>{words.text}</a>
              {email}
            </span>
          </>,
        )
    })
  }

  return (
    <div className={`${styles.phone} ${className}`}>
      <a
        className={`${styles.link} ${styles.touch}`}
        href={smsHref(business.phone, messages[page].text)}
        onClick={send}
      >
        {words.label}
      </a>
      <Disclosure className={styles.wide} summaryClassName={styles.link} summary={words.label}>
        {isReady && <PhonePanel page={page} />}
      </Disclosure>
      {isReady && (
        <p className="phone-notice" role="status">
          {notice}
        </p>
      )}
    </div>
  )
}
