import type { DrawingName } from './drawings.tsx'

/**
 * Drawings that always appear together, whole and in one size, share one file: a sprite, with a cell for each. A drawing
 * that its place crops stays a file of its own, since a crop could show the next cell.
 */
export const sprites = {
  'home-windows': ['heritage-window', 'suburban-window', 'condo-window', 'walkout-window'],
  homes: ['heritage-home', 'suburban-home', 'condo-home', 'walkout-home'],
  moments: ['call-moment', 'price-moment', 'work-moment', 'check-moment', 'warranty-moment'],
  faults: ['foggy-corner', 'drafty-corner', 'broken-glass', 'stripped-crank'],
  locks: ['sash-lock', 'casement-lock', 'patio-lock'],
  situations: ['storm-damage', 'break-in', 'accident', 'cold-crack'],
  'response-steps': ['assessment-step', 'securing-step', 'repair-step', 'inspection-step'],
  properties: [
    'office-property',
    'retail-property',
    'restaurant-property',
    'medical-property',
    'school-property',
    'industrial-property',
  ],
  'cost-panes': ['trouble-broken', 'trouble-fog', 'trouble-draft', 'trouble-stuck', 'trouble-glass'],
  decision: ['repairable-window', 'smashed-window'],
  'glass-types': [
    'tempered-sheet',
    'laminated-sheet',
    'low-e-cross-section',
    'double-pane-cross-section',
    'tinted-sheet',
    'obscure-sheet',
  ],
  'commercial-thumbnails': [
    'insurance-claims-thumbnail',
    'after-hours-thumbnail',
    'contracts-thumbnail',
    'districts-thumbnail',
    'survey-thumbnail',
  ],
  'emergency-thumbnails': ['equipment-thumbnail', 'coverage-thumbnail', 'insurance-thumbnail'],
  'glass-thumbnails': ['measuring-thumbnail', 'installation-thumbnail', 'warranty-thumbnail'],
  'residential-thumbnails': [
    'energy-thumbnail',
    'security-thumbnail',
    'assessment-thumbnail',
    'neighbourhoods-thumbnail',
  ],
} as const satisfies Record<string, readonly DrawingName[]>

export type SpriteName = keyof typeof sprites

export const spriteNames = Object.keys(sprites) as SpriteName[]
