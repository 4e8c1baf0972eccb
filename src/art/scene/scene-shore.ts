import { joinNumbers, type Point } from '../kit/geometry.ts'

/** One gabled house, by its front left corner: a front, a long side, and a roof over both. */
type House = { corner: Point; width: number; wall: number; depth: number }

// biome-ignore format: a street reads best as a street
const terrace: readonly House[] = [
  { corner: [8, 536], width: 18, wall: 17, depth: 16 },
  { corner: [46, 534], width: 20, wall: 20, depth: 12 },
  { corner: [88, 533], width: 18, wall: 15, depth: 18 },
  { corner: [128, 532], width: 18, wall: 20, depth: 12 },
  { corner: [162, 532], width: 18, wall: 20, depth: 12 },
  { corner: [196, 532], width: 18, wall: 20, depth: 12 },
  { corner: [238, 534], width: 20, wall: 16, depth: 20 },
  { corner: [290, 536], width: 18, wall: 20, depth: 14 },
  { corner: [334, 539], width: 20, wall: 15, depth: 18 },
  { corner: [388, 543], width: 18, wall: 17, depth: 12 },
]

function drawFront({ corner, width, wall }: House): string {
  const half = width / 2
  return `M${joinNumbers(corner)}v-${wall}l${half}-${half} ${half} ${half}v${wall}z`
}

function drawSide({ corner: [x, y], width, wall, depth }: House): string {
  return `M${x + width} ${y}v-${wall}h${depth}v${wall}z`
}

function drawRoof({ corner: [x, y], width, wall, depth }: House): string {
  const half = width / 2
  return `M${x + width} ${y - wall}l-${half}-${half}h${depth}l${half} ${half}z`
}

/** Two panes in the gable front; the side has one when it is deep enough. */
function drawWindows({ corner: [x, y], width, wall, depth }: House): string {
  const front = `M${x + 3} ${y - wall + 2}h4v5h-4zm${width - 10} 0h4v5h-4z`
  return depth > 14 ? `${front}M${x + width + 5} ${y - wall + 4}h6v5h-6z` : front
}

export function drawTerrace() {
  const draw = (part: (house: House) => string, houses = terrace) => houses.map(part).join('')
  return {
    fronts: draw(drawFront),
    sides: draw(drawSide),
    roofs: draw(drawRoof),
    windows: draw(drawWindows),
    // Not everybody is at home: a few lit windows look more like a street than all of them would.
    litWindows: draw(
      ({ corner: [x, y], wall }) => `M${x + 3} ${y - wall + 2}h4v5h-4z`,
      terrace.filter((_, index) => index % 3 !== 1),
    ),
  }
}
