/** Shared paint for the parts of a window, so that frames look the same in every drawing. */

export const frame = { fill: 'var(--pane)', stroke: 'var(--ink)', strokeWidth: 2 } as const
export const pane = { fill: 'var(--ice-2)', stroke: 'var(--ink)', strokeWidth: 1.6 } as const

/** The darker lower half of a pane: what it reflects of the ground. */
export const reflection = { fill: 'var(--ice-3)', opacity: 0.55 } as const
export const gleam = { fill: 'var(--gleam)' } as const
export const line = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.6, strokeLinecap: 'round' } as const
export const fineLine = { ...line, strokeWidth: 1.1, opacity: 0.7 } as const
export const seam = { fill: 'none', stroke: 'var(--line)', strokeWidth: 1.2 } as const
export const ground = { fill: 'var(--ice-3)' } as const

/** Darkness behind broken glass. */
export const hole = { fill: 'var(--frame-lo)' } as const

/** The pocket of a frame: the empty space that is left when its pane is out. */
export const pocket = { fill: 'var(--sill-edge)', stroke: 'var(--ink)', strokeWidth: 1.4 } as const

/** A cut edge of thick glass: sea green, darker on the side away from the light. */
export const glassEdge = { fill: 'var(--glass-edge)' } as const
export const glassEdgeLit = { fill: 'var(--glass-edge-lit)' } as const

/** Hardware: cranks, hooks, latches. */
export const metal = { fill: 'var(--spacer)', stroke: 'var(--ink)', strokeWidth: 1.7, strokeLinejoin: 'round' } as const
