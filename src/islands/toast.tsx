import { createPortal } from 'react-dom'
import { Icon } from '../components/icon.tsx'
import styles from './toast.module.css'

type ToastProps = { title: string; text: string; dismiss: string; onDismiss: () => void }

/** Shown in the page's notification region, which is there from the start so that it is announced. */
export function Toast({ title, text, dismiss, onDismiss }: ToastProps) {
  const region = document.getElementById('notifications')
  if (!region) return null
  return createPortal(
    <div className={styles.toast}>
      <strong className={styles.title}>{title}</strong>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{dismiss}</span>
      </button>
    </div>,
    region,
  )
}
