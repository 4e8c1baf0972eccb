import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from './artwork.tsx'
import { seam } from './strokes.ts'

/**
 * A piece of wall with something in it, 300 by 300. The wall reaches far past both sides, so that a wide crop never
 * shows its end, and it takes the fill of the svg: on a tinted section the caller passes fill="var(--snow)".
 */
export function Wall({ children, ...props }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <Artwork viewBox="0 0 300 300" fill="var(--ice-1)" {...props}>
      <path d="M-400 0H700v300H-400z" />
      {children}
    </Artwork>
  )
}

/** Boards or courses: horizontal seams at an even distance. */
export function Siding({ from, every }: { from: number; every: number }) {
  let seams = ''
  for (let y = from; y < 276; y += every) seams += `M-400 ${y}H700`
  return <path {...seam} d={seams} />
}
