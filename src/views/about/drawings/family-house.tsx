import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { repeatLine } from '../../../art/kit/geometry.ts'
import { frame, ground, line } from '../../../art/kit/strokes.ts'
import { Fir } from '../../../art/kit/things.tsx'

const lit = { fill: 'var(--lamplight)', stroke: 'var(--ink)', strokeWidth: 1.6 } as const
const roof = { fill: 'var(--profile)', stroke: 'var(--ink)', strokeWidth: 2, strokeLinejoin: 'round' } as const

/** A house with its lamps on. The ground runs past both sides, so that a wide crop never shows its end. */
export function FamilyHouse(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 460 260" preserveAspectRatio="xMidYMax slice" {...props}>
      <path fill="var(--ice-1)" d="M-300 0H800v260H-300z" />
      <path {...ground} opacity={0.7} d="M-300 214q200-30 420-12t640-8v70H-300z" />
      <path {...frame} d="M96 118h268v124H96z" />
      <path stroke="var(--line)" strokeWidth={1.2} d={repeatLine(140, 228, 22, (y) => `M97 ${y}h266`)} />
      <path {...roof} fill="var(--profile-hi)" d="M318 44V20h28v24z" />
      <path {...roof} d="M74 122L176 44h188l40 78z" />
      <path {...frame} strokeLinejoin="round" d="M108 122l70-56 70 56z" />
      <path {...frame} d="M120 150h96v66h-96zM238 150h46v92h-46zM300 150h52v66h-52z" />
      <path
        {...lit}
        d="M164 84h28v24h-28zM127 157h39v52h-39zM170 157h39v52h-39zM246 158h30v24h-30zM307 157h38v23h-38zM307 185h38v24h-38z"
      />
      <path {...frame} d="M114 216h108v8H114zM296 216h60v8h-60zM228 242h66v8h-66zM220 250h82v10h-82z" />
      <path {...line} d="M246 192h30v40h-30z" />
      {/* Outlined, or they would be lost in the dark. */}
      <g stroke="var(--ink)" strokeLinejoin="round">
        <Fir x={62} y={238} scale={1.55} />
        <Fir x={424} y={238} scale={1.15} />
      </g>
      <path stroke="var(--ink)" strokeWidth={2} d="M-300 242H228M294 242H800" />
    </Artwork>
  )
}
