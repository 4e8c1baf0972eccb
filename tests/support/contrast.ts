/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number]

const lightOfChannel = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The contrast ratio of two colours, as WCAG 2.2 measures it. */
export function measureContrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function measureLuminance([red, green, blue]: Colour): number {
  const lightOf = (value: number) => lightOfChannel[value] ?? 0
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)
}
