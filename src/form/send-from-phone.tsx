import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import buttonStyles from '../components/button.module.css'
import { Disclosure } from '../components/folding.tsx'
import { business } from '../content/business.ts'
import { messages } from '../content/messages.ts'
import type { PageId } from '../content/pages.ts'
import { formatPhone, mailtoHref, smsHref } from '../lib/links.ts'
import { describeRequest } from './describe.ts'
import styles from './form.module.css'
import { readPhotos, readRequest } from './transport.ts'
import { estimateForm } from './words.ts'

/** Written in by astro.config.ts. */
declare const SMS_QR_CODE_PATH: string

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
    const text = writeMessage(form, page)
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
          <span className="send-links">{email}</span>
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
    void openShareSheet(data).then((result) => {
      if (result === 'closed') setNotice(null)
      // Links, because a browser may open an app only while it handles a tap.
      if (result === 'failed')
        setNotice(
          <>
            {words.failed}
            <span className="send-links">
              <a href={link.href}>{words.text}</a>
              {email}
            </span>
          </>,
        )
    })
  }

  return (
    <div className={`${styles.fromPhone} ${className}`}>
      <a
        className={`${styles.link} ${styles.touch}`}
        href={smsHref(business.phone, messages[page].text)}
        onClick={send}
      >
        {words.label}
      </a>
      <Disclosure className={styles.wide} summaryClassName={styles.link} summary={words.label}>
        {isReady && <CopyOrScan page={page} />}
      </Disclosure>
      {isReady && (
        <p className="send-notice" role="status">
          {notice}
        </p>
      )}
    </div>
  )
}

/** For a computer: the number, the request to copy, and a code that a phone reads. */
function CopyOrScan({ page }: { page: PageId }) {
  const [isCopied, setCopied] = useState(false)
  /** Shown to be copied by hand. */
  const [shownText, setShownText] = useState('')

  async function copy({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return
    const text = writeMessage(form, page)
    // Taken away first, so that a second copy is announced or selected as well.
    setCopied(false)
    setShownText('')
    const hasCopied = await copyText(text)
    setCopied(hasCopied)
    setShownText(hasCopied ? '' : text)
  }

  return (
    <div className="copy-or-scan">
      <div>
        {words.textUs} <strong className="copy-phone">{formatPhone(business.phone)}</strong>
        <button type="button" className={`${buttonStyles.button} copy-button`} onClick={copy}>
          {words.copy}
        </button>
        <p className="copy-status" role="status">
          {isCopied && words.copied}
        </p>
        {shownText && (
          <>
            <label className="copy-status" htmlFor="estimate-text">
              {words.notCopied}
            </label>
            <textarea className="copy-text" id="estimate-text" ref={selectText} defaultValue={shownText} readOnly />
          </>
        )}
      </div>
      <p className="scan">
        <img className="scan-code" src={SMS_QR_CODE_PATH} width="160" height="160" alt={words.qrCode} loading="lazy" />
        {words.scan}
      </p>
    </div>
  )
}

function selectText(area: HTMLTextAreaElement | null): void {
  area?.select()
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** What is typed so far, or how a text message from the page begins where that is nothing. */
function writeMessage(form: HTMLFormElement, page: PageId): string {
  return describeRequest(readRequest(form)) || messages[page].text
}

type ShareResult = 'shared' | 'closed' | 'failed'

/** Opens the phone's share sheet. */
async function openShareSheet(data: ShareData): Promise<ShareResult> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    // AbortError: the visitor closed the sheet. InvalidStateError: it is open already.
    const { name } = error as DOMException
    return name === 'AbortError' || name === 'InvalidStateError' ? 'closed' : 'failed'
  }
}
