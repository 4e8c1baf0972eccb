import type { AstroIntegration } from 'astro'
import siteConfig from '../../astro.config.ts'

const generatedPages: AstroIntegration = {
  name: 'generated-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({ pattern: '/generated/[number]', entrypoint: './scripts/bench/generated-page.astro' })
    },
  },
}

/** The site with as many more pages as GENERATED_PAGES says, to see what a page costs the build. */
export default { ...siteConfig, integrations: [...(siteConfig.integrations ?? []), generatedPages] }
