import { expect, test } from 'vitest'
import { dropIslandRuntime } from './drop-island-runtime.ts'

const directive = '<script>(()=>{window.dispatchEvent(new Event("astro:visible"))})()</script>'
const runtime = '<script>customElements.get("astro-island")||customElements.define("astro-island",f)</script>'
const island = '<astro-island component-url="/_astro/form.js"><form></form></astro-island>'

test('the scripts that Astro writes for its islands go, and others stay', () => {
  const others = ['<script>theme()</script>', '<script type="module">frame("astro-island")</script>']
  expect(dropIslandRuntime(others[0] + directive + runtime + island + others[1])).toBe(others[0] + island + others[1])
})

test('a page without an island is left as it is', () => {
  expect(dropIslandRuntime(`${runtime}<p></p>`)).toBe(`${runtime}<p></p>`)
})

test('an island whose script is not found stops the build, or the form would be brought to life twice', () => {
  expect(() => dropIslandRuntime(island)).toThrow('islands')
})
