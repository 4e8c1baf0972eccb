import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { dotsPath, type Point, range } from '../../../art/kit/geometry.ts'
import { beads, breakLine, cutGlass, spacer } from '../../../art/kit/strokes.ts'

const beadPlaces: readonly Point[] = [
  ...range(6).map((index): Point => [184 + index * 11, 216]),
  ...range(5).map((index): Point => [190 + index * 11, 227]),
]

const ghost = { fill: 'var(--pane)', stroke: 'var(--line-2)', strokeWidth: 1.4, strokeLinejoin: 'round' } as const
const solid = { ...ghost, fill: 'var(--glass)', stroke: 'var(--ink)' } as const

type Part = 'frame' | 'seal' | 'glass' | 'spacer'

/** The same cut three times: the parts that are worked on are solid, the rest only outlined. */
function Option({ works, ...props }: ComponentProps<'svg'> & { works: readonly Part[] }) {
  const paint = (part: Part) => (works.includes(part) ? solid : ghost)
  const hasNewUnit = works.includes('glass')
  return (
    <Artwork viewBox="0 0 420 330" fill="var(--ice-1)" {...props}>
      <path d="M0 0h420v330H0z" />
      <path
        {...paint('frame')}
        fillRule="evenodd"
        d="M96 330V232l44-18v72h144v-72l44 18v98zM110 246l18-7v40h-18zM296 239l18 7v33h-18zM110 298h92v22h-92zM216 298h98v22h-98z"
      />
      <path fill={hasNewUnit ? 'var(--cavity)' : 'var(--pane)'} d="M170 30h84v176h-84z" />
      <path {...paint('seal')} d="M170 232h8l14 12h40l14-12h8v42h-84zM170 210h8v22h-8zM246 210h8v22h-8z" />
      <path {...(hasNewUnit ? spacer : ghost)} d="M178 206h68v26l-14 12h-40l-14-12z" />
      <path
        {...beads}
        stroke={hasNewUnit ? 'var(--desiccant)' : 'var(--line)'}
        strokeWidth={8}
        d={dotsPath(beadPlaces)}
      />
      <path
        {...(hasNewUnit ? { ...cutGlass, fill: 'var(--glass-edge)', stroke: 'var(--ink)' } : ghost)}
        d="M148 30h6l4-12 6 24 3-12h3v244h-22zM254 30h6l4-12 6 24 3-12h3v244h-22z"
      />
      <path {...breakLine} d="M130 30h24l4-12 6 24 3-12h20M236 30h24l4-12 6 24 3-12h20" />
    </Artwork>
  )
}

export function OptionReseal(props: ComponentProps<'svg'>) {
  return <Option works={['seal']} {...props} />
}

export function OptionUnit(props: ComponentProps<'svg'>) {
  return <Option works={['seal', 'glass', 'spacer']} {...props} />
}

export function OptionFrame(props: ComponentProps<'svg'>) {
  return <Option works={['frame']} {...props} />
}
