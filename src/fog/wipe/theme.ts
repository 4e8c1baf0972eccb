/** The theme as it is shown: the visitor's choice, or the system's. */
export function isDarkTheme(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

export function onThemeChange(callback: () => void): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', callback)
  new MutationObserver(callback).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

/**
 * Returns a function that reads the colour of a token. Its value is a pair, `light-dark(light, dark)`, which a canvas does
 * not understand. Each token is read once, since asking for a computed style is slow.
 */
export function makeColourReader(): (name: string) => string {
  const style = getComputedStyle(document.documentElement)
  const isDark = isDarkTheme()
  const known = new Map<string, string>()
  return (name) => {
    const colour = known.get(name)
    if (colour) return colour
    const [light = '', dark = light] = style.getPropertyValue(name).match(/#\w+/g) ?? []
    known.set(name, isDark ? dark : light)
    return isDark ? dark : light
  }
}
