import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { CornerHandle } from './corner-handle.tsx'
import { formatInches } from './lengths.ts'
import { average, type Point } from './linear-algebra.ts'
import { Loupe } from './loupe.tsx'
import type { CornerName, Marking } from './marking.ts'
import type { GlassSize } from './measure-glass.ts'
import type { Picture } from './picture.ts'
import type { Quadrilateral } from './quadrilateral.ts'
import { glassSize } from './words.ts'

const corners = [0, 1, 2, 3] as const

type MarkedPictureProps = {
  marking: Marking
  /** Written along the sides of the glass. */
  size: GlassSize | null
  onMove: (name: CornerName, by: Point) => void
}

/** The picture with what is marked in it. The paper stays movable while the glass is marked. */
export function MarkedPicture({ marking, size, onMove }: MarkedPictureProps) {
  const { picture, subject, glass } = marking
  const [held, setHeld] = useState<CornerName | null>(null)
  useEffect(() => () => forgetPixels(picture), [picture])
  const subjects = subject === 'paper' ? (['paper'] as const) : (['paper', 'glass'] as const)
  const isHeld = (name: CornerName) => held?.subject === name.subject && held.index === name.index
  return (
    <>
      <div className="glass-size-picture" style={{ '--size-ratio': picture.width / picture.height } as CSSProperties}>
        <PictureCanvas picture={picture} />
        <svg className="glass-size-edges" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
          {subjects.map((one) => (
            <Edge key={one} corners={marking[one]} className={`glass-size-edge-${one}`} />
          ))}
        </svg>
        {size && (
          <>
            <SideLength inches={size.width.inches} middle={average(glass[0], glass[1])} picture={picture} />
            <SideLength inches={size.height.inches} middle={average(glass[1], glass[2])} picture={picture} />
          </>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays out what is in it. */}
        <div className="glass-size-handles" role="group" aria-label={glassSize.corners.label}>
          {subjects.flatMap((one) =>
            corners.map((index) => {
              const name = { subject: one, index }
              return (
                <CornerHandle
                  key={`${one}-${index}`}
                  name={name}
                  corner={marking[one][index]}
                  picture={picture}
                  isHeld={isHeld(name)}
                  onHold={setHeld}
                  onMove={onMove}
                />
              )
            }),
          )}
        </div>
      </div>
      {held && subjects.some((one) => one === held.subject) && (
        <Loupe picture={picture} corners={marking[held.subject]} corner={marking[held.subject][held.index]} />
      )}
      {!picture.file && <p className="glass-size-tag">{glassSize.drawnWindow}</p>}
    </>
  )
}

/** A photo takes megabytes, which the browser would otherwise keep for a while. */
function forgetPixels({ source }: Picture): void {
  if (source instanceof ImageBitmap) source.close()
}

function PictureCanvas({ picture }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture.source, 0, 0, picture.width, picture.height)
  }, [picture])
  return <canvas ref={canvas} width={picture.width} height={picture.height} />
}

/** Light on dark, to be seen on any photo. */
function Edge({ corners: outline, className }: { corners: Quadrilateral; className: string }) {
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <polygon className="glass-size-halo" points={points} />
      <polygon className={className} points={points} />
    </>
  )
}

type SideLengthProps = { inches: number; middle: Point; picture: Picture }

function SideLength({ inches, middle, picture }: SideLengthProps) {
  const place = {
    '--size-x': `${(100 * middle.x) / picture.width}%`,
    '--size-y': `${(100 * middle.y) / picture.height}%`,
  } as CSSProperties
  return (
    <span className="glass-size-side" style={place} aria-hidden="true">
      {formatInches(inches)} in
    </span>
  )
}
