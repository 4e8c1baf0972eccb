import { useRef, useState } from 'react'
import buttonStyles from '../../components/button.module.css'
import fieldStyles from '../../components/field.module.css'
import { formatCentimetrePair, formatInches } from './lengths.ts'
import { readTypedLength } from './read-typed-size.ts'
import { SizeFigure } from './result.tsx'
import { glassSize } from './words.ts'

const words = glassSize.typed
const sides = ['width', 'height'] as const

export type TypedSize = Readonly<Record<(typeof sides)[number], string>>

type TypedStepProps = {
  isShown: boolean
  typed: TypedSize
  onType: (change: Partial<TypedSize>) => void
  /** In inches. */
  onAdd: (width: number, height: number) => void
}

/** For whoever has measured the glass, or cannot see a photo of it. */
export function TypedStep({ isShown, typed, onType, onAdd }: TypedStepProps) {
  const fields = useRef<Partial<Record<keyof TypedSize, HTMLInputElement | null>>>({})
  // Fields that were wrong when the button was pressed stay marked until they are right.
  const [pressed, setPressed] = useState<readonly (keyof TypedSize)[]>([])
  const lengths = { width: readTypedLength(typed.width), height: readTypedLength(typed.height) }
  const wrong = pressed.filter((side) => lengths[side].error)
  const [width, height] = [lengths.width.inches, lengths.height.inches]
  const isKnown = width !== null && height !== null

  function add() {
    const toMend = sides.filter((side) => lengths[side].error)
    setPressed(toMend)
    if (toMend[0]) fields.current[toMend[0]]?.focus()
    else if (isKnown) onAdd(width, height)
  }

  return (
    // Not a <form>: what is typed here goes to the one form of the page.
    <div className="glass-size-step" data-shown={isShown}>
      <p className="glass-size-advice">{words.advice}</p>
      <div className="glass-size-fields">
        {sides.map((side) => (
          <div key={side}>
            <label className={fieldStyles.label} htmlFor={`glass-size-${side}`}>
              {words[side].label}
            </label>
            <input
              ref={(field) => {
                fields.current[side] = field
              }}
              className={fieldStyles.control}
              id={`glass-size-${side}`}
              autoComplete="off"
              placeholder={words[side].example}
              aria-describedby="glass-size-units glass-size-typed-error"
              aria-invalid={wrong.includes(side) || undefined}
              value={typed[side]}
              onChange={({ currentTarget }) => onType({ [side]: currentTarget.value })}
              onKeyDown={({ key }) => key === 'Enter' && add()}
            />
          </div>
        ))}
      </div>
      <p className="glass-size-hint" id="glass-size-units">
        {words.units}
      </p>
      <p className="glass-size-error glass-size-typed-error" id="glass-size-typed-error" role="alert">
        {wrong[0] && lengths[wrong[0]].error}
      </p>
      <SizeFigure value={`${formatSide(width)} × ${formatSide(height)}`} isKnown={isKnown} />
      <p className="glass-size-centimetres">{isKnown && formatCentimetrePair(width, height)}</p>
      <p className="glass-size-hint">{words.note}</p>
      <div className="glass-size-row">
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.filled}`} onClick={add}>
          {glassSize.add}
        </button>
      </div>
    </div>
  )
}

function formatSide(inches: number | null): string {
  return inches === null ? '?' : formatInches(inches)
}
