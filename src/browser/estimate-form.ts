/** How long a visitor who has reached the form waits for its script before the page offers the other ways. */
const patienceMs = 5000

/** If the form's script never arrives, the section says so in place. Nothing that was typed is touched. */
export function watchForLateForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-estimate-form]')
  const notice = document.querySelector<HTMLElement>('[data-late-form]')
  if (!form || !notice) return

  const isReady = () => form.dataset.estimateForm === 'ready'
  const readiness = new MutationObserver(() => {
    notice.hidden = true
    readiness.disconnect()
  })
  const arrival = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    arrival.disconnect()
    setTimeout(() => {
      if (isReady()) return
      notice.hidden = false
      readiness.observe(form, { attributeFilter: ['data-estimate-form'] })
    }, patienceMs)
  })
  arrival.observe(form)
}

function preselectIssue(issue: string | null | undefined): void {
  const select = document.querySelector<HTMLSelectElement>('#estimate-issue')
  const isKnown = issue && select && [...select.options].some(({ value }) => value === issue)
  if (!isKnown) return
  select.value = issue
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A link such as ?issue=foggy#contact, or one on the page that names an issue, chooses it in the form. */
export function connectIssueLinks(): void {
  preselectIssue(new URLSearchParams(location.search).get('issue'))
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-issue]') : null
    if (link) preselectIssue(link.dataset.issue)
  })
}
