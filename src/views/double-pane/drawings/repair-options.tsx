import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { outlined, stroke } from '../../../art/kit/strokes.ts'

const ghost = { ...outlined('pane', 1.4, 'line-2'), strokeLinejoin: 'round' } as const
const solid = { ...ghost, fill: 'var(--glass)', stroke: 'var(--ink)' } as const

type Part = 'frame' | 'seal' | 'glass'

/** Flat parts turned away to the right, as they stand when the window is pulled apart. */
const turn = (x: number, y: number) => `matrix(.72-.3 0 1 ${x} ${y})`

/** The window pulled apart three times: unit, edge seal, frame. The part that is worked on is solid. */
function Option({ works, ...props }: ComponentProps<'svg'> & { works: readonly Part[] }) {
  const paint = (part: Part) => (works.includes(part) ? solid : ghost)
  const isNewUnit = works.includes('glass')
  return (
    <Artwork viewBox="-17 -4 420 330" fill="var(--ice-1)" {...props}>
      <path d="M-17-4h420v330H-17z" />
      <path {...stroke('line-2', 1.3)} strokeDasharray="5 5" d="M126 62H334M126 242H334M34 281H242M34 101H242" />
      <g {...paint('frame')} fillRule="evenodd">
        <path transform={turn(250, 87)} d="M-22-24h172v224H-22zM0 0v180h128V0z" />
        <path transform={turn(236, 82)} d="M-22-24h172v224H-22zM0 0v180h128V0z" />
      </g>
      <g transform={turn(150, 96)}>
        <path {...paint('seal')} fillRule="evenodd" d="M0 0h128v180H0zM11 11v158h106V11z" />
      </g>
      <g {...(isNewUnit ? { ...solid, fill: 'var(--cut-glass)' } : ghost)}>
        <path transform={turn(54, 106)} d="M0 0h128v180H0z" />
        <path fill={isNewUnit ? 'var(--spacer)' : 'var(--pane)'} d="M32 101l22 5v180l-22-5z" />
        <path fillOpacity={0.75} transform={turn(32, 101)} d="M0 0h128v180H0z" />
        <path fill="var(--gleam)" stroke="none" transform={turn(32, 101)} d="M22 179L94 1h20L42 179z" />
      </g>
    </Artwork>
  )
}

export const OptionReseal = inline(<Option works={['seal']} />)

export const OptionUnit = inline(<Option works={['seal', 'glass']} />)

export const OptionFrame = inline(<Option works={['frame']} />)
