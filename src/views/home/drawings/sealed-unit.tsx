import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { dotsPath } from '../../../art/kit/geometry.ts'
import { SealedUnitAir, SealedUnitBody, SealFailure } from '../../../art/kit/glass.tsx'

const viewBox = '0 0 640 540'

/** The cut through a fogged unit, without words: SealedUnitLabels or SealedUnitMarks lie over it. */
export const sealedUnit = drawing(
  'sealed-unit',
  <Artwork viewBox={viewBox}>
    <g transform="translate(96) scale(1.8)">
      <SealedUnitAir prefix="sealed-unit" outsideFrom={-60} roomTo={310} fog={0.55} />
      <SealedUnitBody />
      <SealFailure />
    </g>
  </Artwork>,
)

type SealedUnitPart = 'outsidePane' | 'insidePane' | 'sealedSpace' | 'spacerBar' | 'edgeSeal'
type SealedUnitLabel = { name: string; note?: string }

/** Where each part is pointed at, where its words start, and how many letters fit on a line there. */
const labelPlaces = {
  outsidePane: { at: [250, 96], leadTo: 120, textX: 24, lineLength: 9 },
  insidePane: { at: [374, 176], leadTo: 470, textX: 478, lineLength: 22 },
  sealedSpace: { at: [312, 248], leadTo: 470, textX: 478, lineLength: 22 },
  spacerBar: { at: [310, 384], leadTo: 470, textX: 478, lineLength: 22 },
  edgeSeal: { at: [270, 426], leadTo: 128, textX: 24, lineLength: 14 },
} as const satisfies Record<SealedUnitPart, object>

const parts = Object.keys(labelPlaces) as SealedUnitPart[]

/** A leader line with a pale edge, which keeps it readable where it crosses the dark frame. */
function Leaders({ places }: { places: readonly { at: readonly [number, number]; leadTo: number }[] }) {
  const leaders = places.map(({ at: [x, y], leadTo }) => `M${x} ${y}H${leadTo}`).join('')
  return (
    <g fill="none">
      <path d={leaders} stroke="var(--pane)" strokeWidth={3.5} opacity={0.7} />
      <path d={leaders} stroke="var(--ink)" strokeWidth={1.25} />
    </g>
  )
}

function Discs({ places, size }: { places: readonly { at: readonly [number, number] }[]; size: number }) {
  const discs = dotsPath(places.map(({ at }) => at))
  return (
    <g fill="none" strokeLinecap="round">
      <path d={discs} stroke="var(--pane)" strokeWidth={size + 3} />
      <path d={discs} stroke="var(--ink)" strokeWidth={size} />
    </g>
  )
}

/** SVG text does not wrap by itself. Lines come out about equally long, so that no word is left alone. */
function wrapText(text: string, lineLength: number): string[] {
  const evenLength = text.length / Math.ceil(text.length / lineLength)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const current = lines.at(-1)
    if (current !== undefined && current.length + word.length / 2 < evenLength) lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  return lines
}

function TextLines({ x, y, lines }: { x: number; y: number; lines: string[] }) {
  return lines.map((words, index) => (
    <text key={words} x={x} y={y + index * 18}>
      {words}
    </text>
  ))
}

type SealedUnitLabelsProps = ComponentProps<'svg'> & { labels: Record<SealedUnitPart, SealedUnitLabel> }

/** Written labels with leader lines, for where the drawing is wide enough to read them. */
export function SealedUnitLabels({ labels, ...props }: SealedUnitLabelsProps) {
  const targets = parts.map((part) => labelPlaces[part])
  const words = parts.map((part) => {
    const { at, textX, lineLength } = labelPlaces[part]
    const { name, note } = labels[part]
    const nameLines = wrapText(name, lineLength)
    const nameY = at[1] - 4
    const noteLines = note ? wrapText(note, lineLength) : []
    return { part, x: textX, nameY, nameLines, noteY: nameY + nameLines.length * 20, noteLines }
  })
  return (
    <Artwork viewBox={viewBox} {...props}>
      <Leaders places={targets} />
      <Discs places={targets} size={8} />
      <g fontSize={15} fontWeight={600} fill="var(--ink)">
        {words.map(({ part, x, nameY, nameLines }) => (
          <TextLines key={part} x={x} y={nameY} lines={nameLines} />
        ))}
      </g>
      <g fontSize={13.5} fill="var(--ink-2)">
        {words.map(({ part, x, noteY, noteLines }) => (
          <TextLines key={part} x={x} y={noteY} lines={noteLines} />
        ))}
      </g>
    </Artwork>
  )
}

const marks = [
  { letter: 'A', at: [248, 96], leadTo: 100 },
  { letter: 'B', at: [376, 132], leadTo: 540 },
  { letter: 'C', at: [312, 248], leadTo: 540 },
  { letter: 'D', at: [330, 384], leadTo: 540 },
  { letter: 'E', at: [268, 436], leadTo: 100 },
] as const

/** Letters at the ends of leaders, for small screens: the page lists what A to E are, in the order of SealedUnitPart. */
export function SealedUnitMarks(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox={viewBox} {...props}>
      <Leaders places={marks} />
      <Discs places={marks} size={12} />
      <g fill="var(--ink)" fontWeight={600} textAnchor="middle">
        {marks.map(({ letter, at: [x, y], leadTo }) => (
          <text key={letter} x={leadTo + Math.sign(leadTo - x) * 34} y={y} dy="0.35em">
            {letter}
          </text>
        ))}
      </g>
    </Artwork>
  )
}
