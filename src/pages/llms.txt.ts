import type { APIRoute } from 'astro'
import { business } from '../content/business.ts'
import { pageFaqs } from '../content/faqs.ts'
import { pages } from '../content/pages.ts'
import { arrivals } from '../content/places.ts'
import { savedContact, terms, site as words } from '../content/site.ts'
import { sayRange } from '../lib/format.ts'
import { absoluteUrl, formatPhone } from '../lib/links.ts'

/** The site in plain text for language models: its pages and its facts, from the same content as the pages. */
export const GET: APIRoute = ({ site }) => {
  const sections = [
    `# ${business.name}`,
    `> Window repair and glass replacement in Calgary and nearby towns. ${words.footer.about}`,
    '## Contact',
    [...savedContact.phones, ...savedContact.emails].map(({ value, label }) => `- ${label}: ${showPhone(value)}`),
    '## Pages',
    Object.values(pages).map(
      ({ title, path, description }) => `- [${title}](${absoluteUrl(path, site)}): ${description}`,
    ),
    '## Terms',
    terms.map((paragraph) => `- ${paragraph}`),
    '## Average emergency arrival',
    arrivals.map(({ area, covers, minutes }) => `- ${area} (${covers}): ${sayRange(minutes)} minutes`),
    '## Questions and answers',
    pageFaqs.map(({ question, answer }) => `- ${question} ${answer}`),
  ]
  return new Response(`${sections.map((section) => [section].flat().join('\n')).join('\n\n')}\n`)
}

function showPhone(value: string): string {
  return value.startsWith('+') ? formatPhone(value).replace('\u00a0', ' ') : value
}
