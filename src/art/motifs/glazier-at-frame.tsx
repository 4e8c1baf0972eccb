import type { ComponentProps } from 'react'
import { Artwork } from '../kit/artwork.tsx'
import { GlazierWiping } from '../kit/glazier.tsx'

/** The glazier alone, to stand beside a frame of the page and wipe it. The cloth is at the upper right. */
export function GlazierAtFrame(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="-40 -268 136 270" {...props}>
      <GlazierWiping />
    </Artwork>
  )
}
