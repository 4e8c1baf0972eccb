import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../components/icon.tsx'
import { toastStayMs } from './words.ts'

type ToastProps = { title: string; text: string; dismiss: string; onDismiss: () => void }

/** Shown in the page's toast region: screen readers announce it because the region is there from the start. */
export function Toast({ title, text, dismiss, onDismiss }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onDismiss, toastStayMs)
    return () => clearTimeout(timer)
  }, [isHeld, onDismiss])

  const region = document.getElementById('toasts')
  if (!region) return null
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timer.
    <div
      className="toast"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <strong className="toast-title">{title}</strong>
      <p className="toast-text">{text}</p>
      <button type="button" className="toast-dismiss" onClick={onDismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{dismiss}</span>
      </button>
    </div>,
    region,
  )
}
