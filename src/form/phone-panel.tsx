import { type MouseEvent, useEffect, useRef, useState } from 'react'
import buttonStyles from '../components/button.module.css'
import { business } from '../content/business.ts'
import type { PageId } from '../content/pages.ts'
import { formatPhone } from '../lib/phone.ts'
import { estimateForm } from './words.ts'
import { writeRequest } from './write-request.ts'

/** Written in by astro.config.ts. */
declare const SMS_QR_CODE_PATH: string

const { sendFromPhone: words } = estimateForm

/** For a computer: the number, the request to copy, and a code that a phone reads. */
export function PhonePanel({ page }: { page: PageId }) {
  const [isCopied, setCopied] = useState(false)
  /** Shown to be copied by hand. */
  const [shownText, setShownText] = useState('')
  const textRef = useRef<HTMLTextAreaElement>(null)

  async function copy({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return
    const text = writeRequest(form, page)
    const hasCopied = await copyText(text)
    setCopied(hasCopied)
    setShownText(hasCopied ? '' : text)
    textRef.current?.select()
  }

  useEffect(() => {
    if (shownText) textRef.current?.select()
  }, [shownText])

  return (
    <div className="phone-panel">
      <div>
        {words.textUs} <strong className="phone-number">{formatPhone(business.phone)}</strong>
        <button type="button" className={`${buttonStyles.button} phone-copy`} onClick={copy}>
          {words.copy}
        </button>
        <p className="phone-copied" role="status">
          {isCopied && words.copied}
        </p>
        {shownText && (
          <>
            <label className="phone-copied" htmlFor="estimate-text">
              {words.notCopied}
            </label>
            <textarea
              key={shownText}
              className="phone-text"
              id="estimate-text"
              ref={textRef}
              defaultValue={shownText}
              readOnly
            />
          </>
        )}
      </div>
      <p className="phone-scan">
        <img
          className="phone-qr-code"
          src={SMS_QR_CODE_PATH}
          width="160"
          height="160"
          alt={words.qrCode}
          loading="lazy"
        />
        {words.scan}
      </p>
    </div>
  )
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
