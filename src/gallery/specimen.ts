import type { ReactNode } from 'react'

export type Specimen = {
  readonly name: string
  /** Where it lives, below src/. */
  readonly file: string
  /** Drawn once for each theme; the key keeps ids and names of the two apart. */
  readonly show: (key: string) => ReactNode
}
