import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { range, seededRandom } from '../kit/geometry.ts'
import { gleam } from '../kit/strokes.ts'
import { SceneDefs } from '../scene/scene-defs.tsx'
import { City, Clouds, Mountains } from '../scene/scene-parts.tsx'

const COLUMNS = 8
const ROWS = 6
const LITE = { width: 80, height: 76 }

/** No two lites of a real front are tinted alike: some a little lighter, some a little darker. */
function tintLites() {
  const random = seededRandom(12)
  let lighter = ''
  let darker = ''
  for (const index of range(COLUMNS * ROWS)) {
    const [x, y] = [(index % COLUMNS) * LITE.width, Math.floor(index / COLUMNS) * LITE.height]
    const lite = `M${x} ${y}h80v76h-80z`
    const share = random()
    if (share < 0.3) lighter += lite
    else if (share > 0.72) darker += lite
  }
  return { lighter, darker }
}

function drawMullions(): string {
  return range(COLUMNS - 1)
    .map((column) => `M${(column + 1) * LITE.width} 0v456`)
    .join('')
}

function drawTransoms(): string {
  return range(ROWS - 1)
    .map((row) => `M0 ${(row + 1) * LITE.height}h640`)
    .join('')
}

const CRACKS =
  'M362 188l-21-33m21 33l-38-8m38 8l-30 37m30-37l8 37m-8-37l34 14m-34-14l32-26m-32 26l-4-33m-12 20l-16 10m4 24l20 8m6-10l14-4m2-14l-2-14m-14-4l-12 2m-8 10l2 12m26-22l12 8'

/** An office front of forty-eight lites that mirrors the city; one is cracked. */
export function CurtainWall(props: ComponentProps<'svg'>) {
  const { lighter, darker } = tintLites()
  const mullions = drawMullions()
  return (
    <Artwork viewBox="0 0 640 560" {...props}>
      <SceneDefs prefix="curtain-wall" />
      <defs>
        <linearGradient id="curtain-wall-glass" x2={0} y2={1}>
          <stop stopColor="var(--sky-0)" />
          <stop offset={0.4} stopColor="var(--sky-1)" />
          <stop offset={0.62} stopColor="var(--sky-2)" />
          <stop offset={0.8} stopColor="var(--sky-3)" />
        </linearGradient>
        <clipPath id="curtain-wall-clip">
          <path d="M0 0h640v456H0z" />
        </clipPath>
      </defs>
      <g clipPath="url(#curtain-wall-clip)">
        <path fill="url(#curtain-wall-glass)" d="M0 0h640v456H0z" />
        <g transform="matrix(-.8 0 0 .8 1166 6)">
          <Clouds />
          <Mountains prefix="curtain-wall" fromX={556} />
          <g transform="translate(250 20)">
            <City prefix="curtain-wall" />
          </g>
        </g>
      </g>
      <path fill="var(--floor-line)" d={lighter} />
      <path fill="var(--deep)" opacity={0.15} d={darker} />
      <path fill="var(--needle-pod)" opacity={0.55} d="M80 76h80v76H80zM400 228h80v76h-80zM560 152h80v76h-80z" />
      <path d={mullions} stroke="var(--frame)" strokeWidth={7} />
      <path d={drawTransoms()} stroke="var(--frame)" strokeWidth={5} />
      <path d={mullions} stroke="var(--frame-hi)" strokeWidth={1.2} transform="translate(-2)" />
      <path fill="var(--pane)" opacity={0.93} d="M323.5 154.5h73v71h-73z" />
      <path fill="none" stroke="var(--ink)" strokeWidth={1.6} d={CRACKS} />
      <path fill="var(--frame)" d="M0 456h640v104H0z" />
      <path
        fill="var(--ice-3)"
        d="M14 480h138v80H14zM164 480h138v80H164zM346 480h66v80h-66zM420 480h66v80h-66zM498 480h128v80H498z"
      />
      <path {...gleam} d="M30 560l46-80h22l-46 80zM200 560l46-80h12l-46 80zM520 560l46-80h22l-46 80z" />
      <path d="M406 516v24M426 516v24" stroke="var(--ink)" strokeWidth={3} />
    </Artwork>
  )
}
