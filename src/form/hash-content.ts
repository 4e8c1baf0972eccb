/**
 * Twelve hexadecimal digits that are the same for the same content of the form, and others where any of it differs. The
 * page that it is sent from is no part of it.
 */
export function hashContent(data: FormData): string {
  const entries = [...data].filter(([name]) => name !== 'id' && name !== 'page')
  return hashText(JSON.stringify(entries.map(([name, value]) => [name, identify(value)])))
}

function identify(value: FormDataEntryValue): string {
  if (typeof value === 'string') return value
  // An empty file input has a file without content, whose date is that of each reading.
  return value.size > 0 ? `${value.name} ${value.size} ${value.lastModified}` : ''
}

/** Two hashes of 32 bits each, cut to the 48 bits of the last part of a UUID. */
function hashText(text: string): string {
  let [first, second] = [0x811c9dc5, 0x811c9dc5]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    // The primes of FNV-1a and of MurmurHash2.
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x5bd1e995)
  }
  return formatHex(first) + formatHex(second).slice(0, 4)
}

function formatHex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, '0')
}
