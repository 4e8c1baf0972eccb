import { Artwork } from '../kit/artwork.tsx'
import { crackPane, shadePieces } from '../kit/crack.tsx'
import { drawing } from '../kit/drawing.tsx'
import { boxOf, range, seededRandom } from '../kit/geometry.ts'
import { RadialGradient, VerticalGradient } from '../kit/gradients.tsx'
import { gleam, stroke } from '../kit/strokes.ts'
import { City, Clouds, Mountains, SceneDefs } from '../scene/scene-parts.tsx'

const columns = 8
const rows = 6
const liteSize = { width: 80, height: 76 }

/** No two lites of a real front are tinted alike: some a little lighter, some a little darker. */
function tintLites() {
  const random = seededRandom(12)
  let lighter = ''
  let darker = ''
  for (const index of range(columns * rows)) {
    const [x, y] = [(index % columns) * liteSize.width, Math.floor(index / columns) * liteSize.height]
    const lite = `M${x} ${y}h80v76h-80z`
    const share = random()
    if (share < 0.3) lighter += lite
    else if (share > 0.72) darker += lite
  }
  return { lighter, darker }
}

function drawMullions(): string {
  return range(columns - 1)
    .map((column) => `M${(column + 1) * liteSize.width} 0v456`)
    .join('')
}

function drawTransoms(): string {
  return range(rows - 1)
    .map((row) => `M0 ${(row + 1) * liteSize.height}h640`)
    .join('')
}

/** The lite that was struck: pieces that mirror the sky each in its own way, and the lines between them. */
const struckLite = boxOf(323.5, 154.5, 73, 71)
const { lines: cracks, pieces } = crackPane({ pane: struckLite, at: [352, 198], rays: 11, seed: 5, kink: 5 })
const [bright, plain, dark] = shadePieces(pieces, 3)

const { lighter, darker } = tintLites()
const mullions = drawMullions()

/** An office front of forty-eight lites that mirrors the city; one is cracked. */
export const curtainWall = drawing(
  'curtain-wall',
  <Artwork viewBox="0 0 640 560">
    <SceneDefs prefix="curtain-wall" />
    <defs>
      <VerticalGradient
        id="curtain-wall-glass"
        colors={['sky-0', 'sky-1', 'sky-2', 'sky-3']}
        at={[0, 0.4, 0.62, 0.8]}
      />
      <RadialGradient id="curtain-wall-office" cy={0.1} r={1} colors={['office-lamp', 'office-lamp-edge']} />
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
    <g fill="url(#curtain-wall-office)">
      <path d="M80 76h80v76H80z" />
      <path d="M400 228h80v76h-80z" />
      <path d="M560 152h80v76h-80z" />
    </g>
    {/* A desk, blinds, a plant: rooms, not tiles. */}
    <path
      fill="var(--frame-lo)"
      opacity={0.4}
      d="M92 140h56v12H92zM108 118h26v16h-26zM119 134h4v6h-4zM402 230h76v2h-76zM402 235h76v2h-76zM402 240h76v2h-76zM402 245h76v2h-76zM402 250h76v2h-76zM402 255h76v2h-76zM402 260h76v2h-76zM616 228l-3-16h-5q8-5 7-14 6 5 6 13 6-7 11-6-4 8-10 9h-2l-2 14z"
    />
    <path d={mullions} stroke="var(--frame)" strokeWidth={7} />
    <path d={drawTransoms()} stroke="var(--frame)" strokeWidth={5} />
    <path d={mullions} stroke="var(--frame-hi)" strokeWidth={1.2} transform="translate(-2)" />
    <path fill="var(--shard-2)" opacity={0.75} d={bright} />
    <path fill="var(--shard-0)" opacity={0.45} d={plain} />
    <path fill="var(--tower-shade-0)" opacity={0.35} d={dark} />
    <path {...stroke('frame-lo', 2.6)} strokeOpacity={0.5} strokeLinejoin="round" d={cracks} />
    <path {...stroke('on-frame', 1.3)} strokeLinejoin="round" d={cracks} />
    <path fill="var(--frame)" d="M0 456h640v104H0z" />
    <path
      fill="var(--ice-3)"
      d="M14 480h138v80H14zM164 480h138v80H164zM346 480h66v80h-66zM420 480h66v80h-66zM498 480h128v80H498z"
    />
    <path {...gleam} d="M30 560l46-80h22l-46 80zM200 560l46-80h12l-46 80zM520 560l46-80h22l-46 80z" />
    <path d="M406 516v24M426 516v24" stroke="var(--ink)" strokeWidth={3} />
  </Artwork>,
)
