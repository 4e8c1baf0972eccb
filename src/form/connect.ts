import { findDeferredScript, makeRetryUrl, whenNear } from '../lib/load-later.ts'

/** After so long without the form's script, whoever presses the button is offered the other ways. */
const scriptTimeoutMs = 5000

/** The form is reached when its top is above the last quarter of the screen. */
const reachedMargin = '0px 0px -25%'

/**
 * Fetches the form's script when the visitor reaches the form. If it is lost, or still missing after the button was pressed,
 * or there is no connection, the section says so in place and offers the other ways. Nothing that was typed is touched.
 */
export function connectForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-estimate-form]')
  const notice = document.querySelector<HTMLElement>('[data-form-unavailable]')
  const scriptUrl = findDeferredScript('[data-estimate-form-script]')
  if (!form || !notice || !scriptUrl) return
  // Where requests are delivered, browsers send the form without its script. A simulated request needs it.
  const canSendItself = form.method === 'post'
  let wasPressed = false
  let isSubmitWaiting = false
  let hasScriptFailed = false

  const isReady = () => form.dataset.estimateForm === 'ready'
  const offerOtherWays = () => {
    notice.querySelector('[data-offline]')?.toggleAttribute('hidden', navigator.onLine)
    notice.hidden = false
    // Whoever has pressed the button is at the other end of the form.
    if (wasPressed) notice.scrollIntoView({ block: 'center' })
  }

  form.addEventListener('focusin', ({ target }) => {
    // What is pressed stays under the pointer.
    if (!form.matches(':active')) showWithLabel(target as Element)
  })
  new MutationObserver(() => {
    notice.hidden = true
    if (isSubmitWaiting) form.requestSubmit()
  }).observe(form, { attributeFilter: ['data-estimate-form'] })
  const continueWithoutScript = (isLost: boolean) => {
    if (isReady()) return
    hasScriptFailed = true
    if (canSendItself && navigator.onLine) {
      if (!isSubmitWaiting) return
      // A script that arrives while the browser sends the form must not send it again.
      isSubmitWaiting = false
      form.submit()
    }
    // A script that is only late may still come, and nothing moves under whoever is filling in the form meanwhile.
    else if (isLost || wasPressed) offerOtherWays()
  }
  const fetchScript = (url: string) => {
    import(/* @vite-ignore */ url).catch(() => continueWithoutScript(true))
    setTimeout(continueWithoutScript, scriptTimeoutMs, false)
  }
  whenNear(form, reachedMargin, () => fetchScript(scriptUrl))
  addEventListener('online', () => {
    if (!isReady() && !notice.hidden) fetchScript(makeRetryUrl(scriptUrl))
    notice.hidden = true
  })
  // Before React hears of it. A request waits for the form's script; without a connection it must not seem received.
  addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return
      const { onLine } = navigator
      isSubmitWaiting = false
      // Where requests are delivered, the form itself says that there is no connection.
      if (isReady() ? canSendItself || onLine : canSendItself && hasScriptFailed && onLine) return
      wasPressed = true
      isSubmitWaiting = onLine
      event.preventDefault()
      event.stopPropagation()
      if (!onLine || hasScriptFailed) offerOtherWays()
    },
    true,
  )
}

/** In the frame after the focus, Safari scrolls a field into sight, but leaves its label under the header. */
function showWithLabel(field: Element): void {
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: 'nearest' })))
}

function preselectIssue(issue: string | null | undefined): void {
  const select = document.querySelector<HTMLSelectElement>('#estimate-issue')
  const isKnown = issue && issue !== 'other' && select && [...select.options].some(({ value }) => value === issue)
  if (!isKnown) return
  select.value = issue
  // A tool may choose another one over it, but not over the visitor's own choice.
  select.dataset.preselected = issue
  select.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A link such as ?issue=foggy#contact, or one on the page that names an issue, chooses it in the form. */
export function connectIssueLinks(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload and on the way back the visitor may have chosen another, which the browser or the draft puts back.
  if (visit?.type === 'navigate') preselectIssue(new URLSearchParams(location.search).get('issue'))
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-issue]') : null
    if (link) preselectIssue(link.dataset.issue)
  })
}
