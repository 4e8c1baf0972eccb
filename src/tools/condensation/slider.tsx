import { Quantity } from '../../components/measures.tsx'
import { Pane } from '../../components/window.tsx'
import type { Range } from '../../lib/format.ts'

type SliderProps = {
  id: string
  label: string
  unit: string
  range: Range
  value: number
  /** What a screen reader says of the value. */
  valueText: string
  format: (value: number) => string
  /** The label at the end of the scale. */
  highest: string
  onChange: (value: number) => void
}

/** A native range input, drawn as a length of spacer bar. */
export function Slider({ id, label, unit, range, value, valueText, format, highest, onChange }: SliderProps) {
  return (
    <Pane className="condensation-range">
      <div className="condensation-reading">
        <label htmlFor={id}>{label}</label>
        {/* The input says it with its unit in words. */}
        <span aria-hidden="true">
          <Quantity className="condensation-value" value={format(value)} unit={unit} />
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={range.from}
        max={range.to}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className="condensation-ends" aria-hidden="true">
        <span>{format(range.from)}</span>
        <span>{highest}</span>
      </div>
    </Pane>
  )
}
