import { readPhotos, readRequest } from './describe.ts'

/** All that was entered, as text, to tell whether the form was changed since. */
export function writeEntered(form: HTMLFormElement): string {
  const photos = readPhotos(form).map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([readRequest(form), photos])
}
