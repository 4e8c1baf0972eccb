import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { GlazierWiping } from '../kit/glazier.tsx'

export const glazierAtFrame = drawing('glazier-at-frame', GlazierAtFrame)

/** The glazier alone, to stand beside a frame of the page and wipe it. The cloth is at the upper right. */
function GlazierAtFrame(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="-40 -268 136 270" {...props}>
      <GlazierWiping />
    </Artwork>
  )
}
