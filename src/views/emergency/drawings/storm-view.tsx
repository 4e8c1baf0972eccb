import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { boxOf } from '../../../art/kit/geometry.ts'
import { SnowPattern, Storm, StormShore } from './storm.tsx'
import { StruckGlass } from './struck-glass.tsx'

/** Downtown in the storm, for the hero's window. */
export function StormView(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="576 150 820 520" preserveAspectRatio="xMidYMax slice" {...props}>
      <Storm prefix="storm-view" fromX={556} />
      <StormShore />
    </Artwork>
  )
}

/** The pane that was struck, with a few pieces on their way down. */
export function StruckPane(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 560 560" preserveAspectRatio="xMidYMid slice" {...props}>
      <StruckGlass pane={boxOf(0, 0, 560, 560)} at={[300, 248]} rays={17} seed={23} hole={112} />
      <path
        fill="var(--storm-white)"
        fillOpacity={0.8}
        stroke="var(--storm-white)"
        strokeWidth={1.6}
        strokeLinejoin="round"
        d="M236 470l34-22 10 40zM342 430l26 8-8 30zM300 520l14-26 20 22z"
      />
    </Artwork>
  )
}

/** Not scaled with its box: flakes keep their size, and the page moves the whole layer. */
export function Snowfall(props: ComponentProps<'svg'>) {
  return (
    <Artwork {...props}>
      <SnowPattern id="snowfall" />
      <rect fill="url(#snowfall)" width="100%" height="100%" />
    </Artwork>
  )
}

/** Snow and splinters on the sill below. */
export function SillDrift(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 700 80" preserveAspectRatio="none" {...props}>
      <path fill="var(--drift)" d="M0 80C70 78 92 60 150 56s74-26 138-30 92 20 150 16 86 18 132 20 80 14 130 18z" />
      <path fill="var(--storm-white)" d="M0 80c80 0 120-12 176-15s90-20 140-21 84 16 142 14 98 14 142 17 70 4 100 5z" />
    </Artwork>
  )
}

export function SillShards(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 420 70" {...props}>
      <path
        fill="var(--cut-glass)"
        stroke="var(--cut-glass-edge)"
        strokeWidth={1.6}
        strokeLinejoin="round"
        d="M6 62l46-20 30 12-22 12zM92 66l18-34 12-4 6 38zM140 60l38-8 22 10-40 6zM214 66l-6-30 10-18 26 48zM262 64l26-12 40 2 8 12zM352 66l10-22 30 22z"
      />
      <path
        fill="none"
        stroke="var(--storm-white)"
        strokeWidth={2.4}
        d="M110 32l12-4M208 36l10-18M52 42l30 12M362 44l30 22"
      />
    </Artwork>
  )
}
