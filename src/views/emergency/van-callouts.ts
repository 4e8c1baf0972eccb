import type { Callout } from '../../components/numbered-drawing.tsx'

// Where the numbers stand on each drawing of the van, in the order of the list beside it.

export const sideCallouts: readonly Callout[] = [
  { at: [420, 214], to: [404, 252] },
  { at: [560, 214], to: [574, 262] },
  { at: [40, 236], to: [146, 236] },
  { at: [40, 330], to: [146, 338] },
  { at: [604, 184], to: [640, 190] },
  { at: [790, 200], to: [716, 200] },
  { at: [610, 262], to: [646, 262] },
  { at: [790, 316], to: [734, 320] },
  { at: [706, 24], to: [668, 66] },
]

export const rearCallouts: readonly Callout[] = [
  { at: [228, 238] },
  { at: [300, 190] },
  { at: [152, 122] },
  { at: [153, 322] },
  { at: [376, 120], to: [376, 158] },
  { at: [64, 118], to: [64, 156] },
  { at: [20, 262], to: [44, 292] },
  { at: [368, 376] },
  { at: [376, 28], to: [276, 24] },
]
