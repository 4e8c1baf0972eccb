import type { ComponentProps } from 'react'
import { Artwork } from '../artwork.tsx'
import type { Point } from '../geometry.ts'

type Mark = { disc: Point; part?: Point }

type MarksProps = ComponentProps<'svg'> & { marks: readonly Mark[]; radius: number }

/** Numbered discs, in the order of the list beside the drawing; a line leads to the part where the disc is not on it. */
function Marks({ marks, radius, ...props }: MarksProps) {
  return (
    <Artwork fill="var(--ink)" stroke="var(--ink)" strokeWidth={1.6} {...props}>
      {marks.map(({ disc: [x, y], part }, index) => (
        <g key={`${x} ${y}`}>
          {part && (
            <>
              <path d={`M${x} ${y}L${part[0]} ${part[1]}`} />
              <circle cx={part[0]} cy={part[1]} r={3} />
            </>
          )}
          <circle cx={x} cy={y} r={radius} stroke="var(--pane)" strokeWidth={3} />
          <text
            x={x}
            y={y + radius * 0.38}
            fill="var(--snow)"
            stroke="none"
            fontSize={radius * 1.15}
            fontWeight={600}
            textAnchor="middle"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </Artwork>
  )
}

const SIDE: readonly Mark[] = [
  { disc: [420, 214], part: [404, 252] },
  { disc: [560, 214], part: [574, 262] },
  { disc: [40, 236], part: [146, 236] },
  { disc: [40, 330], part: [146, 338] },
  { disc: [604, 184], part: [640, 190] },
  { disc: [790, 200], part: [716, 200] },
  { disc: [610, 262], part: [646, 262] },
  { disc: [790, 316], part: [734, 320] },
  { disc: [706, 24], part: [668, 66] },
]

export function VanSideMarks(props: ComponentProps<'svg'>) {
  return <Marks viewBox="0 0 1200 470" marks={SIDE} radius={20} {...props} />
}

const REAR: readonly Mark[] = [
  { disc: [228, 238] },
  { disc: [300, 190] },
  { disc: [152, 122] },
  { disc: [153, 322] },
  { disc: [376, 120], part: [376, 158] },
  { disc: [64, 118], part: [64, 156] },
  { disc: [20, 262], part: [44, 292] },
  { disc: [368, 376] },
  { disc: [376, 28], part: [276, 24] },
]

export function VanRearMarks(props: ComponentProps<'svg'>) {
  return <Marks viewBox="0 0 440 440" marks={REAR} radius={18} {...props} />
}
