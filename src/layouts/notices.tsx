import { Icon } from '../components/inline.tsx'
import { business } from '../content/business.ts'
import { type Notice, notices } from '../content/notices.ts'
import { site } from '../content/site.ts'
import { hashContent } from '../lib/content-hash.ts'
import { readLocalTime } from '../lib/local-time.ts'
import styles from './notices.module.css'

/** How many notices are shown at once. */
export const maxNotices = 2

export type DatedNotice = { id: string; text: string; from: number; until: number }

/** The notices that hold now or will, the newest first. What is over is left out by the next build. */
export function listNotices(now: number, all: readonly Notice[] = notices): DatedNotice[] {
  return all
    .map(({ text, from, until }) => ({
      // A changed notice is shown again to those who closed it.
      id: hashContent(`${from}${until}${text}`),
      text,
      from: readLocalTime(from, business.timeZone),
      until: readLocalTime(until, business.timeZone),
    }))
    .filter(({ until }) => now < until)
    .sort((one, other) => other.from - one.from)
}

type NoticesProps = { notices: readonly DatedNotice[]; now: number }

/**
 * What the visitor has to know these days, above the page. scripts/show-notices.ts decides by the visitor's clock; without
 * scripts those are shown that held when the site was built.
 */
export function Notices({ notices, now }: NoticesProps) {
  const shown = notices.filter(({ from }) => from <= now).slice(0, maxNotices)
  return (
    <section className={styles.notices} aria-label={site.notices} hidden={shown.length === 0} data-notices>
      {notices.map((notice) => (
        <div
          key={notice.id}
          className={styles.notice}
          hidden={!shown.includes(notice)}
          data-notice={notice.id}
          data-from={notice.from}
          data-until={notice.until}
        >
          <p>{notice.text}</p>
          <button type="button" className={styles.close} aria-label={site.closeNotice}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  )
}
