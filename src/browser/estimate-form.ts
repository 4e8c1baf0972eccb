/** How long a visitor who has reached the form waits for its script before the page offers the other ways. */
const patienceMs = 5000

type Island = HTMLElement & { start(): void }

/**
 * If the form's script is late or lost, or there is no connection, the section says so in place and offers the other
 * ways. Nothing that was typed is touched.
 */
export function watchOverForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-estimate-form]')
  const notice = document.querySelector<HTMLElement>('[data-form-unavailable]')
  if (!form || !notice) return
  let wasPressed = false

  const isReady = () => form.dataset.estimateForm === 'ready'
  const withdraw = () => {
    if (isReady()) notice.hidden = true
  }
  const offerOtherWays = () => {
    notice.hidden = false
    // Whoever has pressed the button is at the other end of the form.
    if (wasPressed) notice.scrollIntoView({ block: 'center' })
  }

  new MutationObserver(withdraw).observe(form, { attributeFilter: ['data-estimate-form'] })
  const arrival = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    arrival.disconnect()
    setTimeout(() => isReady() || offerOtherWays(), patienceMs)
  })
  arrival.observe(form)

  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault()
    offerOtherWays()
    addEventListener('online', () => (event.target as Island).start(), { once: true })
  })
  addEventListener('online', withdraw)
  // Before React hears of it: a request must not seem received where nothing could have been sent.
  addEventListener(
    'submit',
    (event) => {
      wasPressed = true
      if (!navigator.onLine) {
        event.preventDefault()
        event.stopPropagation()
      }
      if (!navigator.onLine || !notice.hidden) offerOtherWays()
    },
    true,
  )
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
