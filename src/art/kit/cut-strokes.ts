/** How the parts of a window are painted where a drawing cuts it open, beside strokes.ts for the whole window. */

export const outsideAir = { fill: 'var(--ice-2)' } as const
export const roomAir = { fill: 'var(--room)' } as const
export const sealedAir = { fill: 'var(--cavity)' } as const

export const cutGlass = { fill: 'var(--cut-glass)', stroke: 'var(--cut-glass-edge)', strokeWidth: 1.2 } as const
export const spacer = { fill: 'var(--spacer)', stroke: 'var(--spacer-edge)', strokeWidth: 1.3 } as const
export const beads = { fill: 'none', stroke: 'var(--desiccant)', strokeLinecap: 'round' } as const
export const sealant = { fill: 'var(--sealant)' } as const

/** Setting blocks and gaskets, outlined because by night their fill is almost the colour of the section behind them. */
export const rubber = { fill: 'var(--sealant)', stroke: 'var(--line-2)', strokeWidth: 1 } as const

/** The frame, its lit edges, and the hollow chambers inside it. */
export const profile = { fill: 'var(--profile)' } as const
export const profileLit = { fill: 'var(--profile-hi)' } as const

/** Where a sheet is broken off because the rest of it does not matter. */
export const breakLine = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
} as const

const flow = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const heat = { ...flow, stroke: 'var(--warmth)', strokeWidth: 2.8 } as const
export const damp = { ...flow, stroke: 'var(--water)', strokeWidth: 2.6 } as const
export const movement = { ...flow, stroke: 'var(--ink)', strokeWidth: 2.2 } as const
export const water = { fill: 'var(--water)' } as const
