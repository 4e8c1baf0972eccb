import { Drawing } from '../../components/drawing.tsx'
import { Frame, Pane } from '../../components/window.tsx'
import { uncapitalize } from '../../lib/format.ts'
import type { Tool } from '../kit/tool.ts'
import { ToolSection } from '../kit/tool-section.tsx'
import { cutOpen } from './drawings/cut-open.tsx'
import styles from './tool.module.css'
import { placeWords, section } from './words.ts'

export const condensation = {
  name: 'condensation',
  id: 'fog',
  pages: ['doublePane'],
  Place: CondensationPlace,
  find: { ...section.find, Picture: WipedPane, position: 2 },
  links: [{ on: 'question-foggy', label: section.link }],
} satisfies Tool

const places = Object.entries(placeWords)

/** Whether it is a failed seal at all. Without scripts the choice is a group of radio buttons, and CSS shows its answer. */
function CondensationPlace() {
  return (
    <ToolSection id="fog" name="condensation" {...section} pictures={cutOpen} className={styles.tool}>
      <Frame hasSill className={styles.window} role="group" aria-labelledby="fog-title">
        {/* Fetched without scripts alone: with scripts the tool brings the picture itself. */}
        <noscript className={styles.picture}>
          <Drawing of={cutOpen[0]} alt="" />
        </noscript>
        {places.map(([place, { label }]) => (
          <label key={place} className={styles.place}>
            <input type="radio" name="fog-place" value={place} /> {label}
          </label>
        ))}
        <Pane className={styles.answers}>
          {places.map(([place, { label, figure, why }]) => (
            <p key={place} data-for={place}>
              <b>{`${label}: ${uncapitalize(figure)}.`}</b> {why}
            </p>
          ))}
        </Pane>
      </Frame>
    </ToolSection>
  )
}

/** A view that is fogged over, but where a finger has wiped. */
function WipedPane() {
  return (
    <svg viewBox="0 0 170 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <mask id="wiped">
        <path fill="#fff" d="M-200-100h600v300h-600z" />
        <path
          fill="none"
          stroke="#000"
          strokeWidth="17"
          strokeLinecap="round"
          d="M32 66C52 36 64 72 84 46s30-4 52-20"
        />
      </mask>
      <path fill="var(--ice-3)" d="M-200-100h600v300h-600z" />
      <path fill="var(--glass)" d="M-200 76H34V46h14v16h9V30h15v32h8V24l8-6v44h12V36h14v24h9V46h12v30h220v90h-600z" />
      <path fill="var(--haze-film)" opacity=".86" mask="url(#wiped)" d="M-200-100h600v300h-600z" />
    </svg>
  )
}
