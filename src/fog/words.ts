/** Shown once most of the glass is wiped clear. */
export const clearGlassCall = 'Yours could be this clear.'

/** What a screen reader says of the fog slider. */
export function describeFog(percent: number): string {
  return `${percent}% of the glass is fogged`
}
