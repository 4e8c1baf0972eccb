import { Pane } from '../../components/window.tsx'
import type { Glass } from './find-condensation.ts'
import { condensation } from './words.ts'

const { label, choices } = condensation.glass

type GlassChoiceProps = { glass: Glass; onChoose: (glass: Glass) => void }

export function GlassChoice({ glass, onChoose }: GlassChoiceProps) {
  return (
    <Pane className="condensation-choice">
      <fieldset className="condensation-kinds">
        <legend className="visually-hidden">{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              className="tool-input"
              type="radio"
              name="condensation-glass"
              value={choice.value}
              checked={choice.value === glass}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
    </Pane>
  )
}
