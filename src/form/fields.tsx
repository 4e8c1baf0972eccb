import { type ComponentProps, type InputEvent, type SyntheticEvent, useState } from 'react'
import fieldStyles from '../components/field.module.css'
import { Collapsible } from '../components/folding.tsx'
import { issueChoices } from '../content/issues.ts'
import styles from './form.module.css'
import { PhotoPicker, type PhotosState } from './photos.tsx'
import type { EnteredField, TextField } from './request.ts'
import { type Choice, deliveryWords, estimateForm, timeChoices } from './words.ts'

type EstimateFieldsProps = { photos: PhotosState; photosHint: string }

/** The fields in the order in which they are filled in; on phones the optional ones are folded. */
export function EstimateFields({ photos, photosHint }: EstimateFieldsProps) {
  return (
    <>
      <p className={`${styles.note} ${styles.full}`}>{estimateForm.requiredNote}</p>
      <InputField name="name" {...estimateForm.name} type="text" autoComplete="name" />
      <InputField name="phone" {...estimateForm.phone} type="tel" autoComplete="tel" />
      <InputField name="address" {...estimateForm.address} type="text" autoComplete="address-line1" />
      <SelectField name="issue" {...estimateForm.issue} choices={issueChoices} />
      <div className={styles.full}>
        <Collapsible summary={estimateForm.more} className={styles.more}>
          <div className={styles.extras}>
            <PhotoPicker state={photos} hint={photosHint} />
            <RadioField name="time" {...estimateForm.time} choices={timeChoices} />
            <TextAreaField name="message" {...estimateForm.message} />
          </div>
        </Collapsible>
      </div>
    </>
  )
}

/** Fields that the visitor does not see, and the receiver reads. */
export function HiddenFields({ path }: { path: string }) {
  return (
    <>
      {/* Filled in by form/request-id.ts, with a number of its own for each request, before React takes over. */}
      <input type="hidden" name={'id' satisfies TextField} suppressHydrationWarning />
      <input type="hidden" name={'page' satisfies TextField} value={path} />
      {/* The honeypot, which only programs fill in: it is neither seen, nor read out, nor reached with the keyboard. */}
      <label className="visually-hidden" aria-hidden="true">
        {deliveryWords.honeypot}
        <input type="text" name={'website' satisfies TextField} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}

type InputFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>

function InputField({ type, autoComplete, ...field }: InputFieldProps) {
  const { label, control, error } = useField(field)
  return (
    <div>
      {label}
      <input
        type={type}
        autoComplete={autoComplete}
        // Set by the script, which saves bytes of the document. Without scripts the receiver looks at the number.
        ref={(input) => {
          if (input && field.pattern) input.pattern = field.pattern
        }}
        {...control}
      />
      {error}
    </div>
  )
}

type SelectFieldProps = FieldProps & {
  /** The first option, which chooses nothing. */
  choose: string
  choices: readonly Choice[]
}

function SelectField({ choose, choices, ...field }: SelectFieldProps) {
  const { label, control, error } = useField(field)
  return (
    <div>
      {label}
      {/* Chromium calls a required choice invalid from the start, unless it is told otherwise. */}
      <select {...control} aria-invalid={control['aria-invalid'] ?? false}>
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

function TextAreaField(field: FieldProps) {
  const { label, control, error } = useField(field)
  return (
    <div>
      {label}
      <textarea {...control} rows={3} />
      {error}
    </div>
  )
}

type RadioFieldProps = { name: EnteredField; label: string; choices: readonly Choice[] }

/** An optional choice. Figures in a label stand on a line of their own. */
function RadioField({ name, label: legend, choices }: RadioFieldProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={fieldStyles.label}>
        {legend} <span className={fieldStyles.optional}>{estimateForm.optional}</span>
      </legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => {
          const [part, hours] = label.split(/ (?=\d)/)
          return (
            <label key={value} className={styles.choice}>
              <input className={styles.radio} type="radio" name={name} value={value} />
              <span>
                {part} {hours && <span className={styles.hours}>{hours}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type FieldProps = {
  name: EnteredField
  label: string
  /** The error of an empty field. A field without one is optional. */
  missing?: string
  /** What is typed looks like this, and the error where it does not. */
  pattern?: string
  mismatch?: string
}

function useField({ name, label, missing, mismatch }: FieldProps) {
  // Set when the browser reports the field as invalid, and cleared once it is valid.
  const [error, setError] = useState<string>()
  const id = `estimate-${name}`
  const errorId = `${id}-error`
  const isRequired = missing !== undefined
  return {
    label: (
      <label className={fieldStyles.label} htmlFor={id}>
        {/* The space is part of the text: Chromium leaves one of its own out of the name. */}
        {`${label} `}
        {isRequired ? '*' : <span className={fieldStyles.optional}>{estimateForm.optional}</span>}
      </label>
    ),
    control: {
      id,
      name,
      required: isRequired,
      className: fieldStyles.control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error && errorId,
      onInvalid: (event: SyntheticEvent<Control>) => {
        // The browser's bubble would cover the error, and takes the focus with it.
        event.preventDefault()
        const { form, validity } = event.currentTarget
        form?.querySelector<Control>('[name]:invalid')?.focus()
        setError(validity.valueMissing ? missing : mismatch)
      },
      onInput: ({ currentTarget }: InputEvent<Control>) => setError((was) => (currentTarget.validity.valid ? '' : was)),
    },
    error: error && (
      <p className={fieldStyles.error} id={errorId}>
        {error}
      </p>
    ),
  }
}
