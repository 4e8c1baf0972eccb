/** Calls back once, when the visitor has scrolled to an element, or to within a margin of it, or goes into it. */
export function whenNear(element: Element, margin: string, callback: () => void): void {
  const arrive = () => {
    observer.disconnect()
    element.removeEventListener('focusin', arrive)
    callback()
  }
  // A busy browser reports several changes at once.
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrive(), {
    rootMargin: margin,
  })
  observer.observe(element)
  element.addEventListener('focusin', arrive)
}
