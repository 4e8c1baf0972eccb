import { claims } from '../../content/claims.ts'
import { pageFaqs } from '../../content/faqs.ts'
import { capitalize, sayNumber } from '../../lib/format.ts'

/** The words of the FAQ page around its questions, which are in faqs.ts. */
export const faqPage = {
  hero: {
    eyebrow: 'Frequently asked questions',
    /** One string for each line: on one line some numbers would break elsewhere once the web font is there. */
    title: [`${capitalize(sayNumber(pageFaqs.length))} straight`, 'answers.'],
    lead: 'Each pane is a question. Pick one for its answer, or ask a person: we pick up at any hour.',
    panes: 'Questions',
    contact: 'Contact Us Online',
  },
  ask: {
    /** One string for each line. */
    title: ['Not answered here?', 'Ask a person.'],
    lead: `Call or text, day or night. Non-emergency emails get a reply within ${claims.replyHours} hours during business hours.`,
  },
  contact: {
    title: 'Ask about your window.',
    lead: 'Tell us what you see, or what you want to know. Quotes and assessments are free, with no sales pressure.',
  },
} as const
