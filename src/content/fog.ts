/** What a screen reader says of the fog slider. */
export function describeFog(percent: number): string {
  return `${percent}% of the glass is fogged`
}
