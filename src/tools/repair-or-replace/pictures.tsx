import type { ReactNode } from 'react'
import type { AnswerValue } from './words.ts'

/** What an answer looks like, in the colours of the page. Some answers have no picture. */
export function AnswerPicture({ of }: { of: AnswerValue }) {
  return pictures[of]
}

const pictures: Readonly<Record<AnswerValue, ReactNode>> = {
  whole: <DrawnWindow />,
  cracked: (
    <DrawnWindow>
      <path fill="var(--frame-lo)" d="M80 34l7 6 9-3-4 9 6 6-9 1-1 9-7-6-8 4 2-9-8-5 9-3z" />
      <path
        className="signs-line"
        d="M80 34l-6-18M96 37l20-14M98 52l20 6M88 62l6 10M73 60l-14 12M67 46l-25-6M74 40l-16-20"
      />
    </DrawnWindow>
  ),
  clear: <CutWindow />,
  fog: (
    <CutWindow>
      <path fill="var(--haze-film)" opacity=".7" d="M58-60h44V62H58z" />
      <path className="signs-drops" d="M64 10h0M88 16h0M72 24h0M92 34h0M66 40h0M82 46h0M74 6h0" />
    </CutWindow>
  ),
  film: (
    <CutWindow>
      <path fill="var(--haze-film)" d="M58-60h44V62H58z" />
      <path
        className="signs-line signs-pale"
        d="M66 12c8-7 20-4 22 4s-12 12-18 8-10-6-4-12zM74 34c6-5 18-3 18 4s-10 9-16 6-7-6-2-10z"
      />
    </CutWindow>
  ),
  single: <CutWindow hasOnePane />,
  draft: (
    <DrawnWindow>
      <path className="signs-air" d="M18 34c10-8 16 8 26 0s16 8 26 0M92 52c10-8 16 8 26 0s16 8 26 0" />
    </DrawnWindow>
  ),
  stuck: (
    <DrawnWindow>
      <path className="signs-frame" d="M34 66h92v14H34z" />
      <path className="signs-metal" d="M70 68h20l3 8H67z" />
      <path className="signs-line signs-crank" d="M80 71l20-14" />
      <circle className="signs-metal" cx="101" cy="56" r="4.5" />
    </DrawnWindow>
  ),
  none: null,
  young: <Years from={0} to={15} />,
  old: <Years from={15} to={30} />,
  unknown: null,
}

/** From outside, on a wall with siding. */
function DrawnWindow({ children }: { children?: ReactNode }) {
  return (
    <svg viewBox="0 0 160 92" aria-hidden="true">
      <path
        stroke="var(--line)"
        d="M-400-24h960M-400 0h960M-400 24h960M-400 48h960M-400 72h960M-400 96h960M-400 120h960"
      />
      <path className="signs-frame" d="M34 8h92v72H34zM26 80h108v7H26z" />
      <path className="signs-glass" d="M42 16h76v56H42z" />
      <path fill="var(--gleam)" d="M96 16h12L84 72H72z" />
      {children}
    </svg>
  )
}

/** Cut open, with the outside at the left and the room at the right. */
function CutWindow({ hasOnePane = false, children }: { hasOnePane?: boolean; children?: ReactNode }) {
  return (
    <svg viewBox="0 0 160 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--ice-2)" d="M-60-60h140v220H-60z" />
      <path fill="var(--room)" d="M80-60h160v220H80z" />
      {!hasOnePane && <path fill="var(--cavity)" d="M58-60h44V72H58z" />}
      {children}
      <path fill="var(--profile)" d="M36 160V72h88v88z" />
      {!hasOnePane && <path fill="var(--spacer)" stroke="var(--spacer-edge)" d="M60 60h40v12H60z" />}
      <path
        fill="var(--cut-glass)"
        stroke="var(--cut-glass-edge)"
        d={hasOnePane ? 'M75-60h10V78H75z' : 'M50-60h10V78H50zM100-60h10V78H100z'}
      />
    </svg>
  )
}

/** A part of a ruler of thirty years, four units long each. */
function Years({ from, to }: { from: number; to: number }) {
  const width = (to - from) * 4
  return (
    <svg className="signs-years" viewBox="0 0 160 92" aria-hidden="true">
      <path fill="var(--ink)" d={`M${20 + from * 4} 40h${width}v14h-${width}z`} />
      <path className="signs-line" d="M20 54h120M20 54V32M80 54V32M140 54V32" />
      <path className="signs-line signs-pale" d="M40 54v-9M60 54v-9M100 54v-9M120 54v-9" />
      {[0, 15, 30].map((years) => (
        <text key={years} x={20 + years * 4} y="72">
          {years}
        </text>
      ))}
    </svg>
  )
}
