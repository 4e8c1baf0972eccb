import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawBricks } from '../../../art/kit/building.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { boxOf, boxPaths, range, repeatLine, seededRandom } from '../../../art/kit/geometry.ts'
import { Lite } from '../../../art/kit/glass.tsx'
import { frame, line, stroke } from '../../../art/kit/strokes.ts'
import { FoggedLite } from '../../../art/kit/weather.tsx'

const masonry = stroke('line', 1.1)
const swing = { ...stroke('ink', 1.3), strokeDasharray: '6 5' } as const

/** A wall in elevation on cut ground, as an architect draws it. */
function Elevation({ children, ...props }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <Artwork viewBox="0 0 320 392" {...props}>
      <path fill="var(--ice-1)" d="M0 0h320v372H0z" />
      {children}
      <path stroke="var(--line-2)" d={repeatLine(0, 308, 12, (x) => `M${x} 388l14-16`)} />
      <path stroke="var(--ink)" strokeWidth={2.4} d="M0 372h320" />
    </Artwork>
  )
}

/** Six small lites over one, in brick under a bracketed cornice. */
function HeritageHome(props: ComponentProps<'svg'>) {
  const lites = [0, 1, 2, 3, 4, 5].map((index) => boxOf(78 + (index % 3) * 56, index > 2 ? 150 : 86, 52, 60))
  const brackets = [60, 97, 134, 171, 208, 245].map((x) => `M${x} 52h14v9l-7 6-7-6z`)
  return (
    <Elevation {...props}>
      <path {...masonry} d={drawBricks(boxOf(0, 4, 320, 368), { width: 38, height: 16 })} />
      <path fill="var(--ice-1)" d="M52 18h216v354H52z" />
      <path
        {...frame}
        d={`M36 34h248l-10-16H46zM50 34h220v18H50z${brackets.join('')}M58 66h204v292H58zM70 78h180v142H70z`}
      />
      {lites.map((lite, index) => (
        <Lite key={lite.x + lite.y} pane={lite} gleamAt={index % 2 === 1 ? 0.16 : undefined} />
      ))}
      <path {...frame} d="M70 216h180v140H70z" />
      <Lite pane={boxOf(80, 230, 160, 116)} gleamAt={0.16} />
      <path {...line} d="M150 216v-7h20v7M104 351h14M202 351h14" />
      <path {...frame} d="M42 358h236v14H42z" />
    </Elevation>
  )
}

export const homeTypes = sprite('homes', {
  heritage: <HeritageHome />,
  /** A picture window between two casements in lap siding; the middle unit has fogged. */
  suburban: (
    <Elevation>
      <path {...masonry} d={repeatLine(14, 366, 20, (y) => `M0 ${y}h320`)} />
      <path
        {...frame}
        d={boxPaths([boxOf(14, 54, 292, 16), boxOf(22, 70, 276, 268), boxOf(32, 80, 76, 248), boxOf(212, 80, 76, 248)])}
      />
      <Lite pane={boxOf(42, 90, 56, 228)} gleamAt={0.02} />
      <FoggedLite id="suburban-home-fog" pane={boxOf(118, 84, 84, 240)} seed={33} dropSize={6} />
      <Lite pane={boxOf(222, 90, 56, 228)} gleamAt={0.02} />
      <path {...swing} d="M98 90L42 204l56 114M222 90l56 114-56 114" />
      <path {...line} d="M62 328l8 6h14M236 328l8 6h14" />
      <path {...frame} d="M12 338h296v14H12z" />
    </Elevation>
  ),
  /** A balcony door that slides, behind a glass rail. */
  condo: (
    <Elevation>
      <path fill="var(--ice-3)" d="M0 0h320v24H0z" />
      <path {...masonry} d="M0 24h320M0 140h36M0 256h36M284 140h36M284 256h36M18 24v348M302 24v348" />
      <path {...frame} d={boxPaths([boxOf(36, 26, 248, 346), boxOf(46, 36, 116, 336), boxOf(156, 36, 118, 336)])} />
      <Lite pane={boxOf(56, 46, 96, 316)} gleamAt={0.02} />
      <Lite pane={boxOf(166, 46, 98, 316)} gleamAt={0.1} />
      <path {...line} d="M172 190v44M234 122l12 8-12 8" />
      <path {...swing} d="M190 130h54" />
      <path fill="var(--ice-2)" opacity={0.66} d="M0 240h320v132H0z" />
      <path fill="var(--gleam)" opacity={0.7} d="M20 372l56-132h26L46 372zM210 372l56-132h14l-56 132z" />
      <path {...line} d="M80 244v128M160 244v128M240 244v128" />
      <path {...frame} d="M-9 232h338v10H-9z" />
    </Elevation>
  ),
  walkout: <WalkoutHome />,
})

/** A patio door and a low window under the main floor, with the earth cut away on the left. */
function WalkoutHome(props: ComponentProps<'svg'>) {
  const earth = 'M0 146h24v96h14v130'
  return (
    <Elevation {...props}>
      <path {...masonry} d={repeatLine(12, 132, 20, (y) => `M0 ${y}h320`)} />
      <path {...stroke('line-2', 1.2)} d={drawConcrete()} />
      <path
        {...frame}
        d={boxPaths([
          boxOf(-9, 136, 338, 10),
          boxOf(70, 164, 240, 208),
          boxOf(80, 174, 74, 112),
          boxOf(80, 292, 74, 80),
          boxOf(160, 174, 140, 198),
        ])}
      />
      <path {...masonry} d="M86 310h62M86 330h62M86 350h62" />
      <Lite pane={boxOf(88, 182, 58, 96)} />
      <path {...swing} d="M88 278l29-96 29 96" />
      <Lite pane={boxOf(168, 182, 58, 184)} gleamAt={0.02} />
      <Lite pane={boxOf(234, 182, 58, 184)} gleamAt={0.06} />
      <path {...line} d="M230 182v184M240 262v30" />
      <path {...frame} d="M236 300h14v12h-14z" />
      <path {...line} d="M239 300v-4a4 4 0 0 1 8 0v4" />
      <path fill="var(--ice-2)" d={`${earth}H0z`} />
      <path
        stroke="var(--line-2)"
        d={
          repeatLine(152, 236, 12, (y) => `M0 ${y + 14}l24-20`) + repeatLine(246, 366, 12, (y) => `M0 ${y + 16}l38-28`)
        }
      />
      <path {...stroke('ink', 2.4)} d={earth} />
    </Elevation>
  )
}

/** Dots and chips, as a section through concrete is hatched; the door and the cut through the earth stay clear. */
function drawConcrete(): string {
  const random = seededRandom(8)
  return range(120)
    .map((index) => ({
      x: Math.round(4 + random() * 312),
      y: Math.round(150 + random() * 218),
      isChip: index % 5 === 0,
    }))
    .filter(({ x, y }) => x > 44 && (x < 64 || x > 312 || y < 160))
    .map(({ x, y, isChip }) => (isChip ? `M${x} ${y}l6 2-5 4z` : `M${x} ${y}h1.500`))
    .join('')
}
