type SegmentsProps<Value extends string> = {
  name: string
  /** The id of what says what is chosen here. */
  labelledBy: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Radio buttons side by side in one bar. */
export function Segments<Value extends string>({ name, labelledBy, choices, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <div className="glass-size-segments" role="radiogroup" aria-labelledby={labelledBy}>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            className="tool-input"
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
