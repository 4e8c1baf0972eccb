import { type Choice, estimateForm, issueChoices, timeChoices } from '../content/estimate-form.ts'

const fields = ['name', 'phone', 'address', 'issue', 'time', 'message'] as const

/** What is typed and chosen in the form. A field that is empty, or that the form does not have, is an empty string. */
export type TypedRequest = Readonly<Record<(typeof fields)[number], string>>

export function readRequest(form: HTMLFormElement): TypedRequest {
  const data = new FormData(form)
  const read = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Object.fromEntries(fields.map((name) => [name, read(name)])) as TypedRequest
}

export function readPhotos(form: HTMLFormElement): File[] {
  // An empty file input has one file without a name and without content.
  return new FormData(form).getAll('photos').filter((value) => value instanceof File && value.size > 0) as File[]
}

/** The request as plain text, for a text message or an email. Empty where nothing was typed. */
export function describeRequest({ name, phone, address, issue, time, message }: TypedRequest): string {
  const facts = [
    describeField(estimateForm.name.label, name),
    describeField(estimateForm.phone.label, phone),
    describeField(estimateForm.address.label, address),
    describeField(estimateForm.issue.label, findLabel(issueChoices, issue)),
    describeField(estimateForm.time.label, findLabel(timeChoices, time)),
  ].filter(Boolean)
  const paragraphs = [facts.join('\n'), message].filter(Boolean)
  return paragraphs.length === 0 ? '' : `${estimateForm.requestTitle}\n${paragraphs.join('\n\n')}`
}

/** A label that is a question has its answer behind it. */
function describeField(label: string, value: string): string {
  return value && `${label}${label.endsWith('?') ? '' : ':'} ${value}`
}

function findLabel(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? ''
}
