import type { AstroIntegration } from 'astro'

/** The preamble of React Fast Refresh, for `npm run dev`. */
const preamble = `
import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** Astro brings this with its own islands; the estimate form hydrates itself. */
export function reactRefresh(): AstroIntegration {
  return {
    name: 'react-refresh',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        if (command === 'dev') injectScript('page', preamble)
      },
    },
  }
}
