/** Shows the current year, whenever the page was built. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-current-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
