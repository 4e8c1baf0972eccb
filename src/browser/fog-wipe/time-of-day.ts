/** The theme as it is shown: the visitor's choice, or the system's. */
export function isNight(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

export function onThemeChange(callback: () => void): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', callback)
  new MutationObserver(callback).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

/** The colour of a token. Its value is a pair, `light-dark(day, night)`, which a canvas does not understand. */
export function readColour(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name)
  const [day = '', night = day] = value.match(/#\w+/g) ?? []
  return isNight() ? night : day
}
