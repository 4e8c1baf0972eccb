import { type ComponentProps, useState } from 'react'
import { estimateForm } from '../content/estimate-form.ts'
import type { TextField } from '../lib/estimate-request.ts'
import styles from './form-field.module.css'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Set when the browser reports the field as invalid, and cleared once it is valid. */
function useMissing() {
  const [isMissing, setMissing] = useState(false)
  return {
    isMissing,
    watch: {
      onInvalid: () => setMissing(true),
      onInput: ({ currentTarget }: { currentTarget: Control }) =>
        setMissing((was) => was && !currentTarget.validity.valid),
    },
  }
}

type LabelProps = { htmlFor: string; label: string; isRequired: boolean }

function FieldLabel({ htmlFor, label, isRequired }: LabelProps) {
  return (
    <label className={styles.label} htmlFor={htmlFor}>
      {label} {isRequired ? '*' : <span className={styles.optional}>{estimateForm.optional}</span>}
    </label>
  )
}

type RequiredFieldProps = {
  name: TextField
  label: string
  missing: string
}

function useRequiredField({ name, missing }: RequiredFieldProps) {
  const { isMissing, watch } = useMissing()
  const id = `estimate-${name}`
  const errorId = `${id}-error`
  return {
    id,
    control: {
      ...watch,
      id,
      name,
      required: true,
      className: styles.control,
      'aria-invalid': isMissing || undefined,
      'aria-describedby': isMissing ? errorId : undefined,
    },
    error: isMissing && (
      <p className={styles.error} id={errorId}>
        {missing}
      </p>
    ),
  }
}

type RequiredInputProps = RequiredFieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>

export function RequiredInput({ name, label, missing, ...input }: RequiredInputProps) {
  const { id, control, error } = useRequiredField({ name, label, missing })
  return (
    <div>
      <FieldLabel htmlFor={id} label={label} isRequired />
      <input {...input} {...control} />
      {error}
    </div>
  )
}

type RequiredSelectProps = RequiredFieldProps & {
  choose: string
  choices: readonly { readonly value: string; readonly label: string }[]
}

export function RequiredSelect({ name, label, missing, choose, choices }: RequiredSelectProps) {
  const { id, control, error } = useRequiredField({ name, label, missing })
  return (
    <div>
      <FieldLabel htmlFor={id} label={label} isRequired />
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

export function OptionalText({ name, label }: { name: TextField; label: string }) {
  const id = `estimate-${name}`
  return (
    <div>
      <FieldLabel htmlFor={id} label={label} isRequired={false} />
      <textarea className={styles.control} id={id} name={name} rows={3} />
    </div>
  )
}
