import type { ReactNode } from 'react'
import { outlined, stroke } from './strokes.ts'

/*
  The glazier, who is always the same person: a blue winter coat with a reflecting band, a knitted hat, a short beard,
  work gloves. Seen from the side, looking to the right. The feet stand on 0,0 and the hat reaches to -265.
*/

const limb = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Two suction cups on one handle, as they sit on the glass. */
export function Lifter({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g {...limb} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path stroke="var(--boots)" strokeWidth={20} d="M0-15h0M0 15h0" />
      <path stroke="var(--hat-shade)" strokeWidth={10} d="M0-15h0M0 15h0" />
      <path stroke="var(--boots)" strokeWidth={6.5} d="M0-15v30" />
    </g>
  )
}

/** A work glove that points along x, with the sleeve's knitted cuff at its wrist. */
function Glove({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path {...limb} stroke="var(--gloves)" strokeWidth={6.5} d="M-2-6q5-6 12-7" />
      <path fill="var(--gloves)" d="M-9-8q9-2 16-2 9 0 13 2 4 2 2 5 3 3 0 6 0 4-4 5-5 3-11 2-8 0-16-2z" />
      <path {...limb} stroke="var(--boots)" strokeOpacity={0.35} strokeWidth={1.4} d="M8-4l13 1M8 1h14M7 5.500l12-.5" />
      <path fill="var(--coat-shade)" d="M-14-10h7v20h-7z" />
    </g>
  )
}

function FarArm({ d }: { d: string }) {
  return <path {...limb} stroke="var(--coat-shade)" strokeWidth={17} d={d} />
}

/** The sleeve, the seam where it meets the coat, and the band around the cuff. */
function NearArm({ sleeve, seam, cuff }: { sleeve: string; seam: string; cuff: string }) {
  return (
    <g {...limb}>
      <path stroke="var(--coat)" strokeWidth={20} d={sleeve} />
      <path stroke="var(--coat-shade)" strokeWidth={1.8} d={seam} />
      <path stroke="var(--coat-band)" strokeWidth={5} strokeLinecap="butt" d={cuff} />
    </g>
  )
}

function Legs({ far, near, boots }: { far: string; near: string; boots: string }) {
  return (
    <>
      <path fill="var(--boots)" d={boots} />
      <path fill="var(--trousers)" d={far} />
      <path fill="var(--boots)" opacity={0.3} d={far} />
      <path fill="var(--trousers)" d={near} />
    </>
  )
}

function StandingLegs() {
  return (
    <Legs
      boots="M-21-20h19v8q12 3 14 9 0 3-3 3h-26q-4 0-4-4zM5-20h20v8q14 3 16 9 0 3-3 3H9q-4 0-4-4z"
      far="M-15-106H7l-6 90h-23q2-20 3-42z"
      near="M-14-106h38q3 30 2 90H3q-3-34-8-58z"
    />
  )
}

function WalkingLegs() {
  return (
    <Legs
      boots="M-49-5l9-23 20 8-2 14q7 3 9 6h-33q-5 0-3-5zM25-20h20v8q14 3 16 9 0 3-3 3H29q-4 0-4-4z"
      far="M-14-104h26q0 32-10 52-9 16-20 36l-25-9q14-22 18-38 5-18 11-41z"
      near="M-14-106h34q12 24 17 46 5 20 9 44H23q-3-20-10-34-9-16-18-24z"
    />
  )
}

function Coat() {
  return (
    <>
      <path fill="var(--coat)" d="M-20-96q-7-36-6-62 1-30 12-40 10-7 22-4 14 3 19 22 6 30 5 82-26 8-52 2z" />
      <path fill="var(--coat-shade)" d="M-20-96q-7-36-6-62 1-30 12-40 6-4 12-5-12 16-13 52-1 34 7 57-6 0-12-2z" />
      <path {...stroke('coat-band', 6.5)} d="M-26-134q28 8 58 0" />
      <path {...stroke('boots', 2)} strokeOpacity={0.35} d="M-22-106q27 7 54 0" />
    </>
  )
}

function GlazierHead() {
  return (
    <>
      <path fill="var(--skin)" d="M-6-214h16l3 18h-20z" />
      <path fill="var(--coat-shade)" d="M-16-201q2-10 8-11 10 8 22 2 6 2 7 10-18 9-37-1z" />
      <path fill="var(--skin)" d="M-12-231h28q-1 5 1 8 4 6 4 8 0 2-4 2 1 8-2 10-3 4-9 3-8 0-13-7-5-8-5-24z" />
      <path
        fill="var(--boots)"
        d="M-14-231h9q0 9-1 14 1 8 8 9 4 0 7-4 3-2 7-1l1 2q-1 2-4 2 3 1 2 4-1 5-8 6-9 0-14-7-6-9-7-25z"
      />
      <path fill="var(--skin)" d="M-7-222q5-1 5 5-1 4-5 3z" />
      <circle fill="var(--boots)" cx={11.5} cy={-221} r={1.8} />
      <path {...limb} stroke="var(--boots)" strokeWidth={2} d="M8-226.500h6.500" />
      <path fill="var(--hat)" d="M-18-230q-1-26 18-26 20 0 20 27z" />
      <path fill="var(--hat-shade)" d="M-18-230q-1-26 18-26-11 8-9 26z" />
      <path fill="var(--hat)" d="M-17-239q18-5 37-1 3 1 3 5.500t-3 5.500q-19-4-36 1-4-1-4-5.500t3-5.500z" />
      <path {...stroke('hat-shade', 1.7)} d="M-15-239v10M-9-240v10M-3-241v11M3-241v11M9-241v11M15-240v11" />
      <circle fill="var(--hat-shade)" cy={-258} r={6.5} />
      <circle fill="var(--hat)" cx={1.4} cy={-259.4} r={5} />
    </>
  )
}

/** Walking with a pane on its edge. The pane is drawn between the body and the arm that lies over it. */
export function GlazierCarrying({ children }: { children: ReactNode }) {
  return (
    <>
      <WalkingLegs />
      <FarArm d="M14-184q14 16 34 22" />
      <Glove x={54} y={-160} turn={16} />
      <Coat />
      <GlazierHead />
      {children}
      <NearArm sleeve="M3-184q-7 30 8 42 16 6 42 4" seam="M15-176q-4 16 6 28" cuff="M48-148l2 20" />
      <Glove x={63} y={-138} turn={0} />
    </>
  )
}

/** Both hands on a pane that goes in: a palm at 80,-218 and a lifter around 82,-166. */
export function GlazierSetting() {
  return (
    <>
      <StandingLegs />
      <FarArm d="M16-186q24 4 46-18" />
      <Glove x={70} y={-210} turn={-40} />
      <Coat />
      <GlazierHead />
      <NearArm sleeve="M3-184q-2 26 14 32 20 2 46-8" seam="M15-178q-1 14 9 20" cuff="M56-169l5 19" />
      <Lifter x={82} y={-166} turn={8} />
      <Glove x={72} y={-163} turn={-14} />
    </>
  )
}

/** One hand with a cloth, high up on a pane that is in. */
export function GlazierWiping() {
  return (
    <>
      <StandingLegs />
      <Coat />
      <GlazierHead />
      <path
        {...outlined('ice-3', 1.4, 'glass')}
        strokeLinejoin="round"
        d="M64-260q14-7 30-2 1 12-3 22 4 8 0 19-8-4-13-2-6-6-14-6-3-14 0-31z"
      />
      <path {...limb} stroke="var(--glass)" strokeWidth={1.4} d="M88-257q-1 10-4 17M86-236q2 6 2 10" />
      <NearArm sleeve="M4-184q24 12 38-8 9-12 17-28" seam="M-1-172q14 12 32 8" cuff="M46-216l19 9" />
      <Glove x={67} y={-234} turn={-58} />
    </>
  )
}
