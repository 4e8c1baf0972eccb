import { Icon } from '../components/inline.tsx'
import { business } from '../content/business.ts'
import { type Notice, notices } from '../content/notices-and-work.ts'
import { site } from '../content/site.ts'
import { hashContent } from '../lib/content-hash.ts'
import styles from './notices.module.css'

/** How many notices are shown at once. */
export const maxNotices = 2

type DatedNotice = { id: string; text: string; from: number; until: number }

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
          className={`page-width ${styles.notice}`}
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

/**
 * The instant, in milliseconds, that a wall clock in a time zone shows as `local`: '2027-07-04T18:00'. The offset of the
 * zone is asked for at that very time, because a zone's rules change. A time that a clock skips is read as the one an hour
 * later, and one that it shows twice as the first.
 */
export function readLocalTime(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`)
  const day = 24 * 60 * 60 * 1000
  // The offsets before and after: they differ only around a change of the clock.
  const candidates = [asUtc - readOffset(asUtc - day, timeZone), asUtc - readOffset(asUtc + day, timeZone)]
  return candidates.find((instant) => instant + readOffset(instant, timeZone) === asUtc) ?? Math.max(...candidates)
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function readOffset(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}
