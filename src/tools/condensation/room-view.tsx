import type { CSSProperties } from 'react'
import { Pane } from '../../components/window.tsx'
import { type PictureFiles, ThemedPicture } from '../kit/themed-picture.tsx'
import type { Answer, CondensationResult } from './find-condensation.ts'
import { condensation } from './words.ts'

/** The view, and what can lie over it. */
type RoomPictures = Readonly<Record<'view' | 'water' | 'frost' | 'stains', PictureFiles | undefined>>

/** How far up from the sill water and frost are seen. Outside and between the panes they are everywhere. */
function findCover(answer: Answer, { roomSide, outerFace }: CondensationResult): { water: number; frost: number } {
  if (answer === 'between') return { water: 1, frost: 0 }
  if (answer === 'outside') return outerFace.isFrost ? { water: 0, frost: 1 } : { water: 1, frost: 0 }
  const { wetHeight, frozenHeight } = roomSide
  return { water: wetHeight > frozenHeight ? wetHeight : 0, frost: frozenHeight }
}

type LayerProps = {
  files: PictureFiles | undefined
  /** How far up from the sill it is seen, from 0 to 1. Where it begins at all it is seen above the sill. */
  height: number
  className: string
}

function Layer({ files, height, className }: LayerProps) {
  const share = { '--condensation-height': 0.05 + 0.95 * height } as CSSProperties
  return (
    <div className={height > 0 ? `${className} condensation-shown` : className} style={share}>
      {files && <ThemedPicture files={files} />}
    </div>
  )
}

type RoomViewProps = { pictures: RoomPictures; answer: Answer; result: CondensationResult }

/** The view from the room, with what is on the glass or in it. Hidden from screen readers, as the cross-section says the same. */
export function RoomView({ pictures: { view, water, frost, stains }, answer, result }: RoomViewProps) {
  const cover = findCover(answer, result)
  const between = answer === 'between' ? 1 : 0
  return (
    <Pane className="condensation-view">
      {view && <ThemedPicture files={view} />}
      <Layer className="condensation-haze" files={undefined} height={between} />
      <Layer className="condensation-rising" files={water} height={cover.water} />
      <Layer className="condensation-rising" files={frost} height={cover.frost} />
      <Layer className="condensation-stains" files={stains} height={between} />
      <p className="condensation-caption" aria-hidden="true">
        {condensation.view}
      </p>
    </Pane>
  )
}
