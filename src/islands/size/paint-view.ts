type Share = readonly [x: number, y: number]

export type Frame = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Flat shapes from back to front, in shares of the glass: three clouds, the Rockies with snow. */
const landscape: readonly (readonly [colour: string, ...outline: Share[]])[] = [
  ['#a8c3d3', [-0.2, 0.3], [0.2, 0.22], [0.6, 0.2], [1.2, 0.3], [1.2, -0.2], [-0.2, -0.2]],
  ['#86a4bb', [-0.2, 0.22], [0.25, 0.15], [0.65, 0.13], [1.2, 0.22], [1.2, -0.2], [-0.2, -0.2]],
  ['#647f9b', [-0.2, 0.12], [0.3, 0.07], [0.7, 0.06], [1.2, 0.14], [1.2, -0.2], [-0.2, -0.2]],
  [
    '#7c97b4',
    ...([
      [-0.2, 0.62],
      [-0.02, 0.49],
      [0.08, 0.53],
      [0.2, 0.4],
      [0.3, 0.5],
      [0.42, 0.44],
      [0.52, 0.53],
      [0.66, 0.38],
      [0.78, 0.5],
      [0.9, 0.43],
      [1.2, 0.6],
      [1.2, 0.8],
      [-0.2, 0.8],
    ] as const),
  ],
  ['#f8f4ec', [0.2, 0.4], [0.24, 0.46], [0.2, 0.5], [0.17, 0.455], [0.14, 0.47]],
  ['#f8f4ec', [0.66, 0.38], [0.71, 0.45], [0.67, 0.49], [0.63, 0.44], [0.6, 0.47]],
]

/** The Calgary Tower, the bank and the river. */
const foreground: readonly (readonly [colour: string, ...outline: Share[]])[] = [
  ['#3d5c78', [0.588, 0.4], [0.6, 0.4], [0.603, 0.76], [0.585, 0.76]],
  ['#3d5c78', [0.55, 0.455], [0.638, 0.455], [0.622, 0.495], [0.566, 0.495]],
  ['#f1d7a6', [0.558, 0.462], [0.63, 0.462], [0.627, 0.474], [0.561, 0.474]],
  ['#dfe9ee', [-0.2, 0.74], [1.2, 0.72], [1.2, 1.2], [-0.2, 1.2]],
  ['#9bbdcf', [-0.2, 0.8], [0.5, 0.77], [1.2, 0.8], [1.2, 0.86], [0.4, 0.84], [-0.2, 0.88]],
  // Light on the glass.
  ['#ffffff2e', [0.62, -0.1], [0.86, -0.1], [0.36, 1.1], [0.12, 1.1]],
]

const houses = [
  { x: 0.06, y: 0.56, width: 0.09, colour: '#47688a' },
  { x: 0.17, y: 0.5, width: 0.1, colour: '#2f4f70' },
  { x: 0.29, y: 0.58, width: 0.07, colour: '#567a99' },
  { x: 0.38, y: 0.53, width: 0.09, colour: '#3a5c7e' },
  { x: 0.72, y: 0.57, width: 0.1, colour: '#47688a' },
  { x: 0.85, y: 0.51, width: 0.09, colour: '#2f4f70' },
]

/** Calgary as it is seen through the drawn window. The caller clips it to the glass. */
export function paintView(context: CanvasRenderingContext2D, { left, top, right, bottom }: Frame): void {
  const [width, height] = [right - left, bottom - top]
  const paint = (colour: string, outline: readonly Share[]) => {
    context.fillStyle = colour
    context.beginPath()
    for (const [x, y] of outline) context.lineTo(left + width * x, top + height * y)
    context.fill()
  }
  const paintBox = (colour: string, x: number, y: number, boxWidth: number, boxHeight: number) =>
    paint(colour, [
      [x, y],
      [x + boxWidth, y],
      [x + boxWidth, y + boxHeight],
      [x, y + boxHeight],
    ])
  const sky = context.createLinearGradient(0, top, 0, top + height * 0.62)
  sky.addColorStop(0, '#7fa9c9')
  sky.addColorStop(1, '#f4e4c4')
  context.fillStyle = sky
  context.fillRect(left, top, width, height)
  for (const [colour, ...outline] of landscape) paint(colour, outline)
  for (const { x, y, width: houseWidth, colour } of houses) {
    paintBox(colour, x, y, houseWidth, 0.76 - y)
    // Three rows of three lit windows.
    for (let index = 0; index < 9; index++) {
      const windowX = x + 0.015 + 0.018 * (index % 3)
      paintBox('#f3dca99e', windowX, 0.595 + 0.05 * Math.floor(index / 3), 0.01, 0.022)
    }
  }
  for (const [colour, ...outline] of foreground) paint(colour, outline)
}
