import { formatCentimetres, formatInches, formatTolerance } from '../../lib/glass-size/lengths.ts'
import type { GlassSize } from '../../lib/glass-size/measure-glass.ts'

/** '36 × 30' */
export function formatInchPair(width: number, height: number): string {
  return `${formatInches(width)} × ${formatInches(height)}`
}

/** '91 × 76 cm' */
export function formatCentimetrePair(width: number, height: number): string {
  return `${formatCentimetres(width)} × ${formatCentimetres(height)} cm`
}

/** 'give or take 1¼ in' */
export function sayTolerance(tolerance: number): string {
  return `give or take ${formatTolerance(tolerance)} in`
}

function findLargerTolerance({ width, height }: GlassSize): number {
  return Math.max(width.tolerance, height.tolerance)
}

function nameBoth(width: number, height: number): string {
  return `Glass: about ${formatInchPair(width, height)} in (${formatCentimetrePair(width, height)})`
}

/** A line of the message, from a photo. */
export function writeMeasuredLine(size: GlassSize): string {
  return `${nameBoth(size.width.inches, size.height.inches)}, ${sayTolerance(findLargerTolerance(size))}, from a photo.`
}

/** A line of the message, from what the visitor has measured. */
export function writeTypedLine(width: number, height: number): string {
  return `${nameBoth(width, height)}, as measured.`
}

/** For screen readers. */
export function saySize(size: GlassSize): string {
  const { width, height } = size
  const tolerance = formatTolerance(findLargerTolerance(size))
  return `About ${formatInches(width.inches)} by ${formatInches(height.inches)} inches, give or take ${tolerance}.`
}
