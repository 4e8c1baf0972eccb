/** A page that was built last year still says this year. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
