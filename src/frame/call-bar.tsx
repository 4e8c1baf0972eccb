import { CallButton, TextButton } from '../components/contact-buttons.tsx'
import { pageIdAt } from '../content/pages.ts'
import { site } from '../content/site.ts'
import styles from './call-bar.module.css'

/** Small screens only: a call or a text one tap away at all times. */
export function CallBar({ currentPath }: { currentPath: string }) {
  return (
    <aside className={`night ${styles.bar}`} aria-label="Call or text">
      <CallButton label={site.call} />
      <TextButton page={pageIdAt(currentPath)} label={site.text} />
    </aside>
  )
}
