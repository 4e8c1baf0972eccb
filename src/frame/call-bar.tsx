import { CallButton, TextButton } from '../components/contact-buttons.tsx'
import { site } from '../content/site.ts'
import styles from './call-bar.module.css'

/** Small screens only: a call or a text one tap away at all times. */
export function CallBar() {
  return (
    <aside className={`night ${styles.bar}`} aria-label="Call or text">
      <CallButton label={site.call} />
      <TextButton label={site.text} />
    </aside>
  )
}
