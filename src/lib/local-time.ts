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
