import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { VerticalGradient } from '../kit/gradients.tsx'
import { roundStroke, stroke } from '../kit/strokes.ts'
import { firPath, LampGlow, StreetLamp } from '../kit/things.tsx'
import { City, Clouds, Mountains, SceneDefs, Sky } from '../scene/scene-parts.tsx'

/** The far shore, two thirds as large as in the window, on a line of its own. */
const farTransform = 'translate(424 50) scale(.7)'
const shoreY = 442

/** Home: from the bank of the Bow, late. Words stand on the left, where the river is dark. */
export const closingRiver = drawing(
  'closing-river',
  <Artwork viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice">
    <SceneDefs prefix="closing-river" />
    <defs>
      <LampGlow id="closing-river-lamp" />
      <VerticalGradient id="closing-river-bow" colors={['river-0', 'river-1']} />
    </defs>
    <g transform="translate(0 -40)">
      <Sky prefix="closing-river" />
      <Clouds />
    </g>
    <g id="closing-river-far">
      <g transform="matrix(-.7 0 0 .7 430 50)">
        <Mountains prefix="closing-river" />
      </g>
      <g transform={farTransform}>
        <Mountains prefix="closing-river" fromX={0} />
        <City prefix="closing-river" />
      </g>
    </g>
    <path fill="url(#closing-river-bow)" d={`M0 ${shoreY}h1440v198H0z`} />
    <use href="#closing-river-far" transform={`matrix(1 0 0-.5 0 ${shoreY * 1.5})`} opacity={0.4} />
    <path {...stroke('bank-edge', 4)} d={`M0 ${shoreY}h1440`} />
    <path
      {...stroke('river-1', 3)}
      strokeOpacity={0.75}
      strokeDasharray="190 22 90 34 260 18"
      d="M560 456h900M640 466h800M520 478h900M600 492h840M540 508h900M700 526h740M640 546h800"
    />
    <path
      fill="var(--glint)"
      d="M930 470q60-3 130 0-70 4-130 0zm190 14q70-4 160 0-80 5-160 0zm-250 20q80-4 170 0-80 5-170 0zm230 22q100-5 210 0-110 6-210 0z"
    />
    <path fill="var(--snow-bank-shade)" d="M0 596q220-30 470-14t440-30 530 16v72H0z" />
    <path fill="var(--snow-bank)" d="M0 616q240-26 480-10t420-34 540 22v46H0z" />
    <path
      {...roundStroke('snow-bank-shade', 5)}
      strokeDasharray="9 17"
      d="M700 628q90-8 150-26t180-20M706 636q96-8 156-26t172-20"
    />
    <StreetLamp x={790} y={606} height={236} glow="closing-river-lamp" />
    <g fill="none" stroke="var(--city-front)" strokeLinecap="round">
      <path strokeWidth={6} d="M868 560h86M866 573h90" />
      <path strokeWidth={5} d="M874 542l-4 56M948 542l4 56" />
      <path strokeWidth={5} d="M874 546h76" />
    </g>
    <g fill="var(--bank-1)">
      <path d={firPath} transform="translate(1396 612) scale(3.6)" />
      <path d={firPath} transform="translate(1318 606) scale(2.1)" />
      <path d={firPath} transform="translate(20 634) scale(3)" />
    </g>
  </Artwork>,
  { darkOnly: true },
)
