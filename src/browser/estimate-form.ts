/** How long a visitor who has reached the form waits for its script before the page offers the other ways. */
const patienceMs = 5000

/** How near the form is when its script is fetched. */
const nearness = '400px'

type Hydrator = (island: Element) => (component: unknown, props: object, slots: object, options: object) => void

/** Brings the form to life as Astro's script for islands would, which the build takes out of the pages. */
async function hydrate(island: Element): Promise<void> {
  const load = (attribute: string) => import(/* @vite-ignore */ island.getAttribute(attribute) ?? '')
  const [component, renderer] = await Promise.all([load('component-url'), load('renderer-url')])
  const hydrator: Hydrator = renderer.default
  hydrator(island)(component[island.getAttribute('component-export') ?? ''], {}, {}, {})
  island.removeAttribute('ssr')
}

/**
 * Fetches the form's script when the form comes near. If it is late or lost, or there is no connection, the section
 * says so in place and offers the other ways. Nothing that was typed is touched.
 */
export function connectForm(): void {
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

  const island = form.closest('astro-island')
  const start = async () => {
    try {
      if (island) await hydrate(island)
    } catch {
      offerOtherWays()
      addEventListener('online', start, { once: true })
    }
  }
  const approach = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      approach.disconnect()
      start()
    },
    { rootMargin: nearness },
  )
  // `npm run dev` keeps Astro's script, as it keeps everything that the build takes out.
  if (!customElements.get('astro-island')) approach.observe(form)
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
