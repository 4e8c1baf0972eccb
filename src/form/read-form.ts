import type { EnteredRequest } from './describe.ts'
import { enteredFields, photosField } from './request.ts'

export function readRequest(form: HTMLFormElement): EnteredRequest {
  const data = new FormData(form)
  const read = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return Object.fromEntries(enteredFields.map((name) => [name, read(name)])) as EnteredRequest
}

export function readPhotos(form: HTMLFormElement): File[] {
  // An empty file input has one file without a name and without content.
  return new FormData(form).getAll(photosField).filter((value) => value instanceof File && value.size > 0) as File[]
}

/** All that was entered, as text, to tell later whether the form was changed since. */
export function takeSnapshot(form: HTMLFormElement): string {
  const photos = readPhotos(form).map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([readRequest(form), photos])
}
