import type { AstroIntegration } from 'astro'

/** What a component needs to be there in `npm run dev` to be replaced as it is edited. */
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
