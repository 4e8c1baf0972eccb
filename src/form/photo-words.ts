import { locale } from '../lib/format.ts'
import type { Refused } from '../lib/photos.ts'

/** What the live region says of the photos that were added. */
export function describePhotos(count: number): string {
  return count === 1 ? '1 photo added' : `${count} photos added`
}

function describeLeftOut(names: readonly string[], one: string, several: string): string[] {
  if (names.length === 0) return []
  const list = new Intl.ListFormat(locale).format(names)
  return [names.length === 1 ? `${list} is ${one} and was left out.` : `${list} are ${several} and were left out.`]
}

export function describeRefused({ notImages, empty }: Refused): string {
  return [
    ...describeLeftOut(notImages, 'not an image', 'not images'),
    ...describeLeftOut(empty, 'empty', 'empty'),
  ].join(' ')
}
