import { type Choice, estimateForm, issueChoices, timeChoices } from '../content/estimate-form.ts'
import { photosField, type TextField } from './estimate-request.ts'

const fields = ['name', 'phone', 'address', 'issue', 'time', 'message'] as const satisfies readonly TextField[]

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
  return new FormData(form).getAll(photosField).filter((value) => value instanceof File && value.size > 0) as File[]
}

export type Fact = { readonly label: string; readonly value: string }

/** What was typed and chosen, in the words of the form. Empty fields are left out. */
export function listFacts({ name, phone, address, issue, time, message }: TypedRequest): Fact[] {
  const facts = [
    { label: estimateForm.name.label, value: name },
    { label: estimateForm.phone.label, value: phone },
    { label: estimateForm.address.label, value: address },
    { label: estimateForm.issue.label, value: findLabel(issueChoices, issue) },
    { label: estimateForm.time.label, value: findLabel(timeChoices, time) },
    { label: estimateForm.message.label, value: message },
  ]
  return facts.filter(({ value }) => value)
}

/** The request as plain text, for a text message or an email. Empty where nothing was typed. */
export function describeRequest({ message, ...request }: TypedRequest): string {
  const facts = listFacts({ ...request, message: '' }).map(describeFact)
  const paragraphs = [facts.join('\n'), message].filter(Boolean)
  return paragraphs.length === 0 ? '' : `${estimateForm.requestTitle}\n${paragraphs.join('\n\n')}`
}

/** A label that is a question has its answer behind it. */
export function describeFact({ label, value }: Fact): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${value}`
}

function findLabel(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? ''
}
