import type { StoredRequest } from './store/request-store.ts'

/** Those with all of the words in name, phone or address. A phone number is found however either was typed. */
export function findRequests(requests: readonly StoredRequest[], words: readonly string[]): StoredRequest[] {
  const wanted = words.flatMap((word) => word.split(/\s+/)).filter(Boolean)
  if (wanted.length === 0) throw new Error('Which words?')
  return requests.filter(({ name, phone, address }) => {
    const text = fold(`${name} ${phone} ${address}`)
    const digits = phone.replace(/\D/g, '')
    return wanted.every((word) => text.includes(fold(word)) || isPartOfNumber(word, digits))
  })
}

/** Without regard to capitals and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function isPartOfNumber(word: string, digits: string): boolean {
  const wanted = word.replace(/[\s().+-]/g, '')
  return /^\d{3,}$/.test(wanted) && (digits.includes(wanted) || wanted.replace(/^1/, '') === digits.replace(/^1/, ''))
}
