import type { AstroIntegration } from 'astro'

/** The page of parts is a route of `npm run dev` alone; a build does not know it. */
export function partsRoute(): AstroIntegration {
  return {
    name: 'parts-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/_parts', entrypoint: './src/parts/parts.astro' })
      },
    },
  }
}
