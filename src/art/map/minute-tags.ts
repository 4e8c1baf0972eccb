import { linePath } from '../kit/geometry.ts'

/** The tags with minutes stand outside the zones, in the free corner, each with a leader to a square in its zone. */
export const minuteTags = [
  { zone: 'extended', at: [806, 130], to: [652, 226] },
  { zone: 'suburban', at: [806, 202], to: [602, 322] },
  { zone: 'innerCity', at: [806, 274], to: [526, 374] },
  { zone: 'central', at: [806, 346], to: [444, 450] },
] as const

export const leaders = {
  lines: minuteTags.map(({ at, to }) => linePath([at, to])).join(''),
  ends: minuteTags.map(({ to: [x, y] }) => `M${x - 6} ${y - 6}h12v12h-12z`).join(''),
}
