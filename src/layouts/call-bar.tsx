import { ButtonLink, QuoteButton, SmsButton } from '../components/buttons.tsx'
import { business } from '../content/business.ts'
import { pageIdAt } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { formatPhone, telHref } from '../lib/links.ts'
import styles from './call-bar.module.css'

/** Small screens only: a call, a text or the form one tap away, but for when the form itself is in sight. */
export function CallBar({ currentPath }: { currentPath: string }) {
  return (
    <aside className={`night ${styles.bar}`} aria-label={site.callBar} data-call-bar>
      <ButtonLink variant="filled" icon="phone" href={telHref(business.phone)}>
        {site.call}
        <span className="visually-hidden">{` ${formatPhone(business.phone)}`}</span>
      </ButtonLink>
      <SmsButton page={pageIdAt(currentPath)} label={site.text} />
      <QuoteButton variant="outlined" label={site.quoteShort} />
    </aside>
  )
}

/** Empty until a script puts something in, which is then announced, politely. */
export function ToastRegion() {
  return <div id="toasts" className={styles.toasts} role="status" />
}
