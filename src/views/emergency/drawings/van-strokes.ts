/** How the van and what it carries are painted, from the side and from behind. */

const edge = { stroke: 'var(--ink)', strokeLinejoin: 'round' } as const

export const body = { ...edge, fill: 'var(--pane)', strokeWidth: 2.6 } as const
export const belt = { fill: 'var(--ice-3)' } as const
export const windscreen = { ...edge, fill: 'var(--ice-2)', strokeWidth: 2 } as const
export const inside = { ...edge, fill: 'var(--sill-edge)', strokeWidth: 2.6 } as const
export const rib = { fill: 'none', stroke: 'var(--line)', strokeWidth: 2 } as const
export const shelf = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 3.4 } as const
export const box = { ...edge, fill: 'var(--pane)', strokeWidth: 1.6 } as const
export const tinted = { ...edge, fill: 'var(--ice-3)', strokeWidth: 1.4 } as const
export const sheet = { ...edge, strokeWidth: 1.7 } as const
export const board = { ...edge, fill: 'var(--wood)', strokeWidth: 1.7 } as const
export const grain = {
  fill: 'none',
  stroke: 'var(--frame-lo)',
  strokeOpacity: 0.3,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
} as const
export const lamp = { ...edge, fill: 'var(--needle-pod)', strokeWidth: 2 } as const
export const thin = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.7, strokeLinecap: 'round' } as const
export const thick = { ...thin, strokeWidth: 4 } as const
export const tyre = { fill: 'var(--sealant)', stroke: 'var(--line-2)', strokeWidth: 2 } as const
