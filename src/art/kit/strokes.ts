// Shared paint for the parts of a window, so that frames look the same in every drawing.

export const frame = { fill: 'var(--pane)', stroke: 'var(--ink)', strokeWidth: 2 } as const
export const pane = { fill: 'var(--ice-2)', stroke: 'var(--ink)', strokeWidth: 1.6 } as const

/** The darker lower half of a pane: what it reflects of the ground. */
export const reflection = { fill: 'var(--ice-3)', opacity: 0.55 } as const
export const gleam = { fill: 'var(--gleam)' } as const
export const line = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.6, strokeLinecap: 'round' } as const
export const fineLine = { ...line, strokeWidth: 1.1, opacity: 0.7 } as const
export const seam = { fill: 'none', stroke: 'var(--line)', strokeWidth: 1.2 } as const
export const ground = { fill: 'var(--ice-3)' } as const

/** The dark hole in broken glass. */
export const hole = { fill: 'var(--frame-lo)' } as const

/** The pocket of a frame: the empty space that is left when its pane is out. */
export const pocket = { fill: 'var(--sill-edge)', stroke: 'var(--ink)', strokeWidth: 1.4 } as const

/** A cut edge of thick glass: sea green, darker on the side away from the light. */
export const glassEdge = { fill: 'var(--glass-edge)' } as const
export const glassEdgeLit = { fill: 'var(--glass-edge-lit)' } as const

/** Hardware: cranks, hooks, latches. */
export const metal = { fill: 'var(--spacer)', stroke: 'var(--ink)', strokeWidth: 1.7, strokeLinejoin: 'round' } as const

// From here on: how the parts of a window that is cut open are painted.

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
