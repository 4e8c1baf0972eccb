/**
 * Shows the notices that hold by the visitor's clock, but those that the visitor closed. It runs right behind them,
 * before anything is painted, and again when the browser brings the page back. The layout writes its source there, so it
 * may use nothing from outside itself.
 */
export function showNotices(maxShown: number): void {
  const key = 'closed-notices'
  const region = document.querySelector<HTMLElement>('[data-notices]')
  const notices = [...document.querySelectorAll<HTMLElement>('[data-notice]')]
  let closed: string[] = []
  const show = () => {
    try {
      closed = sessionStorage.getItem(key)?.split(' ') ?? closed
    } catch {
      // The browser blocks storage, so a closed notice is closed on this page alone.
    }
    const now = Date.now()
    const current = notices.filter(({ dataset: { notice = '', from, until } }) => {
      return Number(from) <= now && now < Number(until) && !closed.includes(notice)
    })
    for (const notice of notices) notice.hidden = !current.slice(0, maxShown).includes(notice)
    region?.toggleAttribute('hidden', current.length === 0)
  }
  show()
  addEventListener('pageshow', show)
  region?.addEventListener('click', ({ target }) => {
    const notice = target instanceof Element && target.closest('button')?.closest<HTMLElement>('[data-notice]')
    if (!notice) return
    closed.push(notice.dataset.notice ?? '')
    try {
      sessionStorage.setItem(key, closed.join(' '))
    } catch {
      // The browser blocks storage, so the notice is closed on this page alone.
    }
    show()
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
