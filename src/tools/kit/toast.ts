/** Long enough to be read twice. */
const stayMs = 5000

/** A short message in the page's toast region, which screen readers announce because it is there from the start. */
export function showToast(words: string): void {
  const region = document.querySelector('#toasts')
  region?.querySelector('.tool-toast')?.remove()
  const toast = document.createElement('p')
  toast.className = 'tool-toast'
  toast.textContent = words
  region?.append(toast)
  setTimeout(() => toast.remove(), stayMs)
}
