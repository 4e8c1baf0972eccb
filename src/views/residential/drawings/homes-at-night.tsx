import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { boxOf, boxPath, boxPaths, range } from '../../../art/kit/geometry.ts'
import { roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { firPath } from '../../../art/kit/things.tsx'

type Window = readonly [x: number, y: number, width: number, height: number]

const condoWindows = range(16).map((index): Window => [560 + (index % 4) * 52, 90 + Math.floor(index / 4) * 56, 36, 38])
const isDarkInCondo = (index: number) => (Math.floor(index / 4) * 5 + (index % 4) * 3) % 4 === 1

// biome-ignore format: house by house
const litWindows: readonly Window[] = [
  [104, 150, 52, 44], [70, 226, 40, 50],
  [300, 196, 84, 40], [286, 262, 60, 40],
  ...condoWindows.filter((_, index) => !isDarkInCondo(index)),
  [854, 186, 44, 40], [842, 256, 32, 44], [954, 256, 32, 44], [1078, 186, 44, 40],
  [1250, 176, 64, 40], [1270, 246, 110, 74],
]
const darkWindows: readonly Window[] = [
  [150, 226, 40, 50],
  ...condoWindows.filter((_, index) => isDarkInCondo(index)),
  [966, 186, 44, 40],
  [1066, 256, 32, 44],
  [1340, 176, 60, 40],
]

function drawWindows(windows: readonly Window[]): string {
  return boxPaths(windows.map((window) => boxOf(...window)))
}

function drawMullions(windows: readonly Window[]): string {
  return windows.map(([x, y, width, height]) => boxPath(boxOf(x + width / 2 - 1.5, y, 3, height))).join('')
}

const bodies =
  'M40 320V190l90-90 90 90v130zM260 320V206l100-62 120 62v114zM540 320V70h230v250zM820 320V180l56-50 56 50 56-50 56 50 56-50 56 50v140zM1210 320V170l110-60 120 60v150z'
const roofs =
  'M24 196L130 90l106 106-10 8-96-92-96 92zM244 212l116-74 136 74-8 10-128-68-108 68zM532 64h246v10H532zM812 184l64-58 56 50 56-50 56 50 56-50 64 58-6 8-58-50-56 50-56-50-56 50-56-50-58 50zM1194 178l126-76 136 76-8 10-128-68-118 68z'
const mountains =
  'M0 260l60-40 40 20 80-70 50 30 60-20 70 60 80-50 60 30 70-60 90 40 60-70 40 30 30-20 60 60 90-80 50 40 60-30 50 40 90-70 40 60 60-90 40-20 30 40 30-10 50 70v80H0z'
const firs = [
  [236, 1.4],
  [500, 1.8],
  [794, 2.2],
  [1180, 1.4],
] as const

/** A street of homes after dark: heritage, suburban, condo, townhouses, walkout. */
export const homesAtNight = drawing(
  'homes-at-night',
  <Artwork viewBox="0 0 1440 340">
    <path
      {...roundStroke('star', 2)}
      d="M80 40h0M210 80h0M360 30h0M520 66h0M700 26h0M860 70h0M1010 34h0M1180 78h0M1320 30h0M1400 90h0"
    />
    <path fill="var(--peak-shade-0)" d={mountains} />
    <path fill="var(--ice-2)" d={bodies} />
    <path fill="var(--profile)" d={roofs} />
    <path fill="var(--deep)" d="M118 244h24v76h-24zM380 256h84v64h-84z" />
    <path
      {...stroke('profile', 3)}
      d="M380 272h84M380 288h84M380 304h84M552 132h206M552 188h206M552 244h206M552 300h206M1210 232h230"
    />
    <path fill="var(--lit-window)" d={drawWindows(litWindows)} />
    <path fill="var(--ice-3)" d={drawWindows(darkWindows)} />
    <path fill="var(--ice-2)" d={drawMullions([...litWindows, ...darkWindows])} />
    <path fill="var(--line)" d="M0 322q200-14 400-6t400-2 640 6v20H0z" />
    {firs.map(([x, scale]) => (
      <path key={x} fill="var(--bank-1)" transform={`translate(${x} 324) scale(${scale})`} d={firPath} />
    ))}
  </Artwork>,
  { darkOnly: true },
)
