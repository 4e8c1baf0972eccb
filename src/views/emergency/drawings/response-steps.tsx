import type { ComponentProps, ReactNode } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { sprite } from '../../../art/kit/drawing.tsx'
import { boxOf } from '../../../art/kit/geometry.ts'
import { outlined, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { SkylineView } from '../../../art/scene/scene.tsx'
import { Storm, StruckGlass } from './storm.tsx'

/** The mountains start far enough west to pass behind the tower. */
const fromX = 1090

/** One pane of the view, with the Calgary Tower in the middle. */
function Lite({ children, ...props }: ComponentProps<'svg'> & { children: ReactNode }) {
  return (
    <Artwork viewBox="1096 196 320 300" preserveAspectRatio="xMidYMid slice" {...props}>
      {children}
    </Artwork>
  )
}

export const responseSteps = sprite(
  'response-steps',
  {
    /** The assessment: the broken pane is measured. */
    assessment: (
      <Lite>
        <Storm prefix="assessment-step" fromX={fromX} />
        <StruckGlass pane={boxOf(1096, 196, 320, 300)} at={[1258, 322]} rays={15} seed={251} hole={58} />
        <path
          {...stroke('storm-white', 3)}
          d="M1142 468h208M1142 460v16M1350 460v16M1372 220v226M1364 220h16M1364 446h16"
        />
      </Lite>
    ),
    /** Boarded over, with a batten across the joint. */
    securing: (
      <Artwork viewBox="0 0 320 300" preserveAspectRatio="xMidYMid slice">
        <path fill="var(--wood)" d="M-60-60h440v420H-60z" />
        <path
          {...roundStroke('frame-lo', 1.6)}
          strokeOpacity={0.25}
          d="M-60 26q120-18 200 2t240-8M-60 58q90 14 190-2t250 8M-60 96q150-22 250 0t190-6M-60 128q80 10 150 0t290 4M-60 206q120-14 210 4t230-6M-60 236q110 16 200 0t240 8M-60 272q130-18 230 0t210-8M120 78q34-14 70 0-36 14-70 0zM60 254q26-10 54 0-28 10-54 0z"
        />
        <path {...outlined('wood', 1.6, 'frame-lo')} strokeOpacity={0.5} d="M-60 138h440v24H-60z" />
        <path
          {...roundStroke('frame', 7)}
          d="M46 22h0M160 22h0M274 22h0M46 278h0M160 278h0M274 278h0M46 150h0M160 150h0M274 150h0"
        />
      </Artwork>
    ),
    /** New glass on its lifter, going in while the storm blows. */
    repair: (
      <Lite>
        <Storm prefix="repair-step" fromX={fromX} />
        <g transform="rotate(5 1290 340)">
          <path {...outlined('storm-white', 3, 'storm-white')} fillOpacity={0.3} d="M1168 168h300v356h-300z" />
          <path
            fill="var(--storm-white)"
            opacity={0.26}
            d="M1212 524l120-356h40l-120 356zM1290 524l120-356h16l-120 356z"
          />
          <g stroke="var(--storm-bank)" strokeLinecap="round">
            <path strokeWidth={12} d="M1238 352h84" />
            <path stroke="var(--storm-sky-2)" strokeWidth={52} d="M1238 352h0M1322 352h0" />
            <path strokeWidth={48} d="M1238 352h0M1322 352h0" />
            <path stroke="var(--storm-white)" strokeWidth={20} d="M1238 352h0M1322 352h0" />
            <path stroke="var(--coat-shade)" strokeWidth={62} d="M1290 404q14 50 60 150" />
            <path stroke="var(--coat)" strokeWidth={48} d="M1286 404q14 50 60 150" />
            <path stroke="var(--coat-band)" strokeWidth={8} d="M1264 424l50-14" />
            <path stroke="var(--gloves)" strokeWidth={34} d="M1268 356l24-4M1280 366l4 18" />
            <path {...stroke('skin', 2)} strokeOpacity={0.5} d="M1262 346l4 18M1274 344l4 18M1286 342l4 18" />
          </g>
        </g>
      </Lite>
    ),
    inspection: <InspectionStep />,
  },
  { alwaysDark: ['assessment', 'repair'] },
)

/** The inspection: the window is clear again. */
function InspectionStep(props: ComponentProps<'svg'>) {
  return (
    <Lite {...props}>
      <SkylineView prefix="inspection-step" fromX={fromX} />
      <path fill="var(--shine)" d="M1130 500l104-310h34l-104 310zM1190 500l104-310h12l-104 310z" />
    </Lite>
  )
}
