import type { AstroIntegration } from 'astro'

/** The component gallery is a route of `npm run dev` alone; a build does not know it. */
export function galleryRoute(): AstroIntegration {
  return {
    name: 'gallery-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/_gallery', entrypoint: './src/gallery/gallery.astro' })
      },
    },
  }
}
