import type { CSSProperties } from 'react'
import { Condensation as Drops } from '../../art/kit/condensation.tsx'
import { Pane } from '../../components/frame.tsx'
import { condensation } from '../../content/condensation.ts'
import type { Answer, Condensation } from '../../lib/condensation.ts'
import { type PictureFiles, ThemedPicture } from '../tools/themed-picture.tsx'
import { drawFerns } from './draw-ice.ts'

type RoomViewProps = { view: PictureFiles | undefined; answer: Answer; result: Condensation }

const pane = { x: 0, y: 0, width: 300, height: 400 }
const wholePane = `M0 0h${pane.width}v${pane.height}H0z`
/** What minerals leave on a pane that has been wet for years. */
const mineralRings =
  'M70 150c22-20 62-14 66 14s-40 46-66 30-20-28 0-44zM84 160c14-12 36-8 40 8s-26 28-42 18-12-16 2-26zM186 262c18-14 48-8 50 12s-32 34-52 22-16-22 2-34zM198 270c10-8 26-4 28 8s-20 18-30 12-8-12 2-20z'
const ferns = drawFerns()

/** How far up from the sill water and frost are seen. Outside and between the panes they are everywhere. */
function findCover(answer: Answer, { roomSide, outerFace }: Condensation): { water: number; frost: number } {
  if (answer === 'between') return { water: 1, frost: 0 }
  if (answer === 'outside') return outerFace.isFrost ? { water: 0, frost: 1 } : { water: 1, frost: 0 }
  const { wetHeight, frozenHeight } = roomSide
  return { water: wetHeight > frozenHeight ? wetHeight : 0, frost: frozenHeight }
}

/** Where it begins at all it is seen above the sill. */
function writeHeight(height: number): CSSProperties {
  return { '--fog-height': 0.05 + 0.95 * height } as CSSProperties
}

function showIf(isShown: boolean, className: string): string {
  return isShown ? `${className} fog-shown` : className
}

/** The view from the room, with what is on the glass or in it. Hidden from screen readers, as the section says the same. */
export function RoomView({ view, answer, result }: RoomViewProps) {
  const { water, frost } = findCover(answer, result)
  const isBetween = answer === 'between'
  const layer = { viewBox: `0 0 ${pane.width} ${pane.height}`, preserveAspectRatio: 'xMidYMax slice' }
  return (
    <Pane className="fog-view">
      {view && <ThemedPicture files={view} />}
      <div className={showIf(isBetween, 'fog-haze')} />
      <svg className={showIf(water > 0, 'fog-water')} style={writeHeight(water)} aria-hidden="true" {...layer}>
        <path className="fog-film" d={wholePane} />
        <Drops pane={pane} count={150} seed={41} dropSize={4.6} />
      </svg>
      <svg className={showIf(frost > 0, 'fog-frost')} style={writeHeight(frost)} aria-hidden="true" {...layer}>
        <path className="fog-film" d={wholePane} />
        <path className="fog-ferns" d={ferns} />
      </svg>
      <svg className={showIf(isBetween, 'fog-rings')} aria-hidden="true" {...layer} preserveAspectRatio="xMidYMid meet">
        <path d={mineralRings} />
      </svg>
      <p className="fog-caption" aria-hidden="true">
        {condensation.view}
      </p>
    </Pane>
  )
}
