import { business } from '../../content/business.ts'
import { messages } from '../../content/messages.ts'
import { site } from '../../content/site.ts'
import { formatPhone, smsHref } from '../../lib/links.ts'
import type { Tool } from '../kit/tool.ts'
import { ToolSection } from '../kit/tool-section.tsx'
import { drawnWindow } from './drawings/drawn-window.tsx'
import styles from './tool.module.css'
import { glassSizePlace as words } from './words.ts'

export const glassSize = {
  name: 'glass-size',
  id: 'size',
  pages: ['glass'],
  Place: GlassSizePlace,
  find: { ...words.find, Picture: UnknownWidth, position: 4 },
  links: [{ on: 'form-glass', label: words.link }],
} satisfies Tool

/** How big the glass is, typed or from a photo; without scripts, how to measure it. */
function GlassSizePlace() {
  return (
    <ToolSection
      id="size"
      name="glass-size"
      title={words.title}
      lead={words.lead}
      pictures={[drawnWindow]}
      className={styles.tool}
    >
      <ol className={styles.steps}>
        {words.byHand.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>
          {words.byText}{' '}
          <a href={smsHref(business.phone, messages.glass.text)}>{`${site.text} ${formatPhone(business.phone)}`}</a>
        </li>
      </ol>
    </ToolSection>
  )
}

/** The top of a window with a sheet of paper on its glass, its corners marked, and a question in place of its width. */
function UnknownWidth() {
  return (
    <svg viewBox="150 12 500 264" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="3">
        <path fill="var(--pane)" d="M196 66h408v520H196zM214 84h372v484H214z" />
        <path fill="var(--ice-2)" d="M232 102h336v448H232z" />
        <path d="M232 44h140M428 44h140M225 51l14-14M561 51l14-14" />
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M392 38a8 8 0 1 1 12 7q-4 3-4 8M400 60h0"
      />
      <g fill="#fffefc" stroke="#071123" strokeWidth="3">
        <path d="M340 176h119v154H340z" />
        <path fill="#e4d1b6" strokeWidth="1" d="M370 166h60v20h-60z" />
        <path d="M331 167h18v18h-18zM450 167h18v18h-18z" />
        <path d="M221 102a11 11 0 1 1 22 0 11 11 0 1 1-22 0M557 102a11 11 0 1 1 22 0 11 11 0 1 1-22 0" />
      </g>
    </svg>
  )
}
