const plainScript = /<script>.*?<\/script>/gs

/**
 * Takes Astro's script for islands out of a page that has one: it is 1.5 KB for any number of them, with properties,
 * slots and ways to load. Here is one with none of that, and src/browser/estimate-form.ts brings it to life.
 */
export function dropIslandRuntime(html: string): string {
  if (!html.includes('<astro-island')) return html
  const lean = html.replace(plainScript, (script) => (/"astro:visible"|"astro-island"/.test(script) ? '' : script))
  if (lean === html) throw new Error('Astro writes its script for islands in another way than it did')
  return lean
}
