import type { AstroIntegration } from 'astro'

/** The preamble of React Fast Refresh, which Astro brings with its own islands alone. */
const refreshPreamble = `
import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** What `npm run dev` has and a build does not: the component gallery, and React Fast Refresh. */
export function addDevelopmentAids(): AstroIntegration {
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/_gallery', entrypoint: './src/gallery/gallery.astro' })
        injectScript('page', refreshPreamble)
      },
    },
  }
}
