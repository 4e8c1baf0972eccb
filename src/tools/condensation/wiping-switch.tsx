import type { Ref } from 'react'
import { Pane } from '../../components/window.tsx'
import { condensation } from './words.ts'

const { label, unavailable } = condensation.wiping

type WipingSwitchProps = {
  ref: Ref<HTMLInputElement>
  isAvailable: boolean
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch that looks like a small sash, closed or slid open. With a single pane there is no space to be fogged. */
export function WipingSwitch({ ref, isAvailable, isOn, onChange }: WipingSwitchProps) {
  return (
    <Pane>
      <label className="condensation-wiping">
        <input
          ref={ref}
          className="tool-input"
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
          role="switch"
          checked={isOn}
          disabled={!isAvailable}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="condensation-sash" aria-hidden="true" />
        <span>{isAvailable ? label : unavailable}</span>
      </label>
    </Pane>
  )
}
