import { type ComponentProps, useState } from 'react'
import styles from '../components/field.module.css'
import type { EnteredField } from './request.ts'
import { type Choice, estimateForm } from './words.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type FieldProps = {
  name: EnteredField
  label: string
  /** The error of an empty field. A field without one is optional. */
  missing?: string
}

function useField({ name, label, missing }: FieldProps) {
  // Set when the browser reports the field as invalid, and cleared once it is valid.
  const [isMissing, setMissing] = useState(false)
  const id = `estimate-${name}`
  const errorId = `${id}-error`
  const isRequired = missing !== undefined
  return {
    label: (
      <label className={styles.label} htmlFor={id}>
        {label} {isRequired ? '*' : <span className={styles.optional}>{estimateForm.optional}</span>}
      </label>
    ),
    control: {
      id,
      name,
      required: isRequired,
      className: styles.control,
      'aria-invalid': isMissing || undefined,
      'aria-describedby': isMissing ? errorId : undefined,
      onInvalid: () => setMissing(true),
      onInput: ({ currentTarget }: { currentTarget: Control }) =>
        setMissing((was) => was && !currentTarget.validity.valid),
    },
    error: isMissing && (
      <p className={styles.error} id={errorId}>
        {missing}
      </p>
    ),
  }
}

type InputFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>

export function InputField({ name, label: text, missing, ...input }: InputFieldProps) {
  const { label, control, error } = useField({ name, label: text, ...(missing && { missing }) })
  return (
    <div>
      {label}
      <input {...input} {...control} />
      {error}
    </div>
  )
}

type SelectFieldProps = FieldProps & {
  /** The first option, which chooses nothing. */
  choose: string
  choices: readonly Choice[]
}

export function SelectField({ choose, choices, ...field }: SelectFieldProps) {
  const { label, control, error } = useField(field)
  return (
    <div>
      {label}
      <select {...control}>
        <option value="">{choose}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error}
    </div>
  )
}

export function TextAreaField(field: FieldProps) {
  const { label, control, error } = useField(field)
  return (
    <div>
      {label}
      <textarea {...control} rows={3} />
      {error}
    </div>
  )
}
