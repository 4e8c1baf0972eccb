import { issueChoices } from '../content/issues.ts'
import { type EnteredField, enteredFields, multilineFields } from './request.ts'
import { type Choice, estimateForm, timeChoices } from './words.ts'

/** What is typed and chosen in the form. A field that is empty, or that the form does not have, is an empty string. */
export type EnteredRequest = Readonly<Record<EnteredField, string>>

/** The fields in which something is chosen. */
export const fieldChoices: Readonly<Partial<Record<EnteredField, readonly Choice[]>>> = {
  issue: issueChoices,
  time: timeChoices,
}

export type LabelledValue = { readonly label: string; readonly value: string; readonly isMultiline?: boolean }

/** What was typed and chosen, in the words of the form. Empty fields are left out. */
export function listLabelledValues(request: EnteredRequest): LabelledValue[] {
  const facts = enteredFields.map((field) => ({
    label: estimateForm[field].label,
    value: findLabel(request[field], fieldChoices[field]),
    isMultiline: multilineFields.includes(field),
  }))
  return facts.filter(({ value }) => value)
}

/** The request as plain text, for a text message or an email. Empty where nothing was typed. */
export function describeRequest(request: EnteredRequest): string {
  const facts = listLabelledValues(request)
  const lines = facts.filter(({ isMultiline }) => !isMultiline).map(formatLabelledValue)
  const longer = facts.filter(({ isMultiline }) => isMultiline).map(({ value }) => value)
  const paragraphs = [lines.join('\n'), ...longer].filter(Boolean)
  return paragraphs.length === 0 ? '' : `${estimateForm.requestTitle}\n${paragraphs.join('\n\n')}`
}

/** A label that is a question has its answer behind it. */
export function formatLabelledValue({ label, value }: LabelledValue): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${value}`
}

/** What was chosen, as the form says it; what was typed, as it is. */
function findLabel(value: string, choices: readonly Choice[] | undefined): string {
  return choices ? (choices.find((choice) => choice.value === value)?.label ?? '') : value
}
