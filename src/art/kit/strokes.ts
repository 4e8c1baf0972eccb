/** A line in a colour of the tokens, and of a width. */
export function stroke(color: string, width: number) {
  return { fill: 'none', stroke: `var(--${color})`, strokeWidth: width } as const
}

/** The same with round ends, which make dots of lines without a length. */
export function roundStroke(color: string, width: number) {
  return { ...stroke(color, width), strokeLinecap: 'round' } as const
}

/** A shape in a colour of the tokens, and its outline. */
export function outlined(color: string, width: number, edge = 'ink') {
  return { fill: `var(--${color})`, stroke: `var(--${edge})`, strokeWidth: width } as const
}

// Shared paint for the parts of a window, so that frames look the same in every drawing.

export const frame = outlined('pane', 2)
export const pane = outlined('ice-2', 1.6)

/** The darker lower half of a pane: what it reflects of the ground. */
export const reflection = { fill: 'var(--ice-3)', opacity: 0.55 } as const
export const gleam = { fill: 'var(--gleam)' } as const
export const line = roundStroke('ink', 1.6)
export const fineLine = { ...line, strokeWidth: 1.1, opacity: 0.7 } as const
export const seam = stroke('line', 1.2)
export const ground = { fill: 'var(--ice-3)' } as const

/** The dark hole in broken glass. */
export const hole = { fill: 'var(--frame-lo)' } as const

/** The pocket of a frame: the empty space that is left when its pane is out. */
export const pocket = outlined('sill-edge', 1.4)

/** A cut edge of thick glass: sea green, darker on the side away from the light. */
export const glassEdge = { fill: 'var(--glass-edge)' } as const
export const glassEdgeLit = { fill: 'var(--glass-edge-lit)' } as const

/** Hardware: cranks, hooks, latches. */
export const metal = { ...outlined('spacer', 1.7), strokeLinejoin: 'round' } as const

// From here on: how the parts of a window that is cut open are painted.

export const outsideAir = { fill: 'var(--ice-2)' } as const
export const roomAir = { fill: 'var(--room)' } as const
export const sealedAir = { fill: 'var(--cavity)' } as const

export const cutGlass = outlined('cut-glass', 1.2, 'cut-glass-edge')
export const spacer = outlined('spacer', 1.3, 'spacer-edge')
export const beads = { fill: 'none', stroke: 'var(--desiccant)', strokeLinecap: 'round' } as const
export const sealant = { fill: 'var(--sealant)' } as const

/** Setting blocks and gaskets, outlined because by night their fill is almost the colour of the section behind them. */
export const rubber = outlined('sealant', 1, 'line-2')

/** The frame, its lit edges, and the hollow chambers inside it. */
export const profile = { fill: 'var(--profile)' } as const
export const profileLit = { fill: 'var(--profile-hi)' } as const

/** Where a sheet is broken off because the rest of it does not matter. */
export const breakLine = { ...stroke('ink', 1.4), strokeLinejoin: 'round' } as const

export const heat = { ...roundStroke('warmth', 2.8), strokeLinejoin: 'round' } as const
export const damp = { ...roundStroke('water', 2.6), strokeLinejoin: 'round' } as const
export const movement = { ...roundStroke('ink', 2.2), strokeLinejoin: 'round' } as const
export const water = { fill: 'var(--water)' } as const
