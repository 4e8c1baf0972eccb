import { parseLength } from './lengths.ts'
import { glassSize, paneInches } from './words.ts'

/** A length in inches, or what is wrong with it. */
export type TypedLength =
  | { readonly inches: number; readonly error: '' }
  | { readonly inches: null; readonly error: string }

/** A side of the glass as the visitor has typed it. */
export function readTypedLength(text: string): TypedLength {
  const inches = parseLength(text)
  if (inches === null) return { inches, error: glassSize.typed.notLength }
  if (inches < paneInches.from || inches > paneInches.to) return { inches: null, error: glassSize.typed.notPane }
  return { inches, error: '' }
}
