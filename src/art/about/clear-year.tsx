import type { ComponentProps } from 'react'
import { Artwork } from '../artwork.tsx'
import { SceneDefs } from '../scene-defs.tsx'
import { City, Clouds, Mountains, Sky } from '../scene-parts.tsx'

/** Figures of the display face, as outlines: 1200 units to the em, standing on the line, y upwards. */
const FIGURES = {
  two: 'M80 0v100Q167 169 223 216T323 304Q401 379 437 438T474 563 438 668 331 708Q253 708 217 659T181 540H80Q80 613 109 670T196 761 336 794Q448 794 515 735T582 575Q582 481 529 400T396 246Q365 217 320 183T217 114V94H600V0z',
  zero: 'M340-14Q192-14 120 93T48 390 120 687 340 794Q489 794 560 687T632 390 560 93 340-14zM340 76Q435 76 477 154T520 390 477 625 340 704Q246 704 203 625T160 390 203 154 340 76z',
  eight:
    'M340-14Q213-14 135 47T58 212Q58 280 94 327T206 399V423Q146 446 117 490T88 591Q88 652 120 697T208 768 340 794Q454 794 523 738T593 591Q593 535 564 490T474 423V399Q549 375 585 327T622 211Q622 143 587 92T490 14 340-14zM340 72Q422 72 467 114T512 220 467 327 340 369 213 327 168 220 213 114 340 72zM340 453Q408 453 446 489T485 581 446 672 340 708 234 672 196 581 234 489 340 453z',
} as const

function Year() {
  return (
    <>
      <path d={FIGURES.two} />
      <path id="clear-year-zero" d={FIGURES.zero} transform="translate(690)" />
      <use href="#clear-year-zero" x={690} />
      <path d={FIGURES.eight} transform="translate(2066)" />
    </>
  )
}

/** What stands behind frosted glass, as it shows there: upright smears without an edge. */
const PEAKS = [
  { x: 160, top: 150, width: 240 },
  { x: 330, top: 120, width: 180 },
  { x: 430, top: 40, width: 250 },
]
const TOWERS = [
  { x: -40, top: 190, width: 130 },
  { x: 50, top: 150, width: 120 },
  { x: 130, top: 220, width: 90 },
  { x: 190, top: 130, width: 140 },
  { x: 268, top: 200, width: 100 },
  { x: 376, top: 100, width: 60 },
  { x: 440, top: 280, width: 170 },
]

function drawSmears(smears: readonly { x: number; top: number; width: number }[]) {
  return smears.map(({ x, top, width }) => <path key={x} d={`M${x} ${top}h${width}v${460 - top}H${x}z`} />)
}

function Frost() {
  return (
    <>
      <path fill="url(#clear-year-frost)" d="M0 0h640v460H0z" />
      <g fill="url(#clear-year-peak)">{drawSmears(PEAKS)}</g>
      <g fill="url(#clear-year-tower)">{drawSmears(TOWERS)}</g>
      <path fill="var(--drop)" opacity={0.35} d="M0 0h640v460H0z" />
    </>
  )
}

/** Fades upwards and to both sides, in the proportions of what it fills. */
function Smear({ id, color, strength }: { id: string; color: string; strength: number }) {
  return (
    <radialGradient id={id} cy={1} r={1} gradientTransform="matrix(.5 0 0 1 .25 0)">
      <stop stopColor={color} stopOpacity={strength} />
      <stop offset={1} stopColor={color} stopOpacity={0} />
    </radialGradient>
  )
}

function FrostDefs() {
  return (
    <defs>
      <linearGradient id="clear-year-frost" x2={0} y2={1}>
        <stop stopColor="var(--ice-2)" />
        <stop offset={0.4} stopColor="var(--ice-1)" />
        <stop offset={0.62} stopColor="var(--cloud-5)" />
        <stop offset={1} stopColor="var(--ice-2)" />
      </linearGradient>
      <Smear id="clear-year-tower" color="var(--needle)" strength={0.42} />
      <Smear id="clear-year-peak" color="var(--peak-shade-1)" strength={0.5} />
      <mask id="clear-year-mask" maskUnits="userSpaceOnUse" x={0} y={0} width={640} height={460}>
        <use href="#clear-year-figures" fill="#fff" stroke="#fff" strokeWidth={64} />
      </mask>
    </defs>
  )
}

/** A frosted pane that the founding year was left clear in; Calgary shows through the figures. */
export function ClearYear(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 640 460" preserveAspectRatio="xMidYMid slice" {...props}>
      <SceneDefs prefix="clear-year" />
      <FrostDefs />
      <Frost />
      <g id="clear-year-rim" stroke="var(--gleam)" fill="var(--gleam)" strokeWidth={84}>
        <g id="clear-year-figures" transform="matrix(.2 0 0-.2 44 318)">
          <Year />
        </g>
      </g>
      <g mask="url(#clear-year-mask)">
        <svg width={640} height={460} viewBox="930 160 490 352" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Sky prefix="clear-year" />
          <Clouds />
          <Mountains prefix="clear-year" fromX={908} />
          <City prefix="clear-year" />
        </svg>
      </g>
      <path fill="var(--shine)" d="M70 460L238 0h70L140 460zM176 460L344 0h16L192 460z" />
    </Artwork>
  )
}
