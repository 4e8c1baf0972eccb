import { Artwork } from '../../../art/kit/artwork.tsx'
import { BrokenPane } from '../../../art/kit/crack.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { boxOf, boxPath, boxPaths } from '../../../art/kit/geometry.ts'
import { gleam, reflection, stroke } from '../../../art/kit/strokes.ts'
import { Magpie } from '../../../art/kit/things.tsx'

const width = 1360
const height = 400
const mullion = 14
const rail = 26
const birdScale = 0.78

const glassHeight = height - rail
const side = boxOf(0, 0, 426, glassHeight)
const middle = boxOf(side.width + mullion, 0, width - 2 * (side.width + mullion), glassHeight)
const otherSide = boxOf(width - side.width, 0, side.width, glassHeight)
const mullions = [side.width, middle.x + middle.width].map((x) => boxOf(x, 0, mullion, glassHeight))

/** A window of three panes, the middle one struck. It is inlined in the page, so that it needs no file of its own. */
export const CrackedPane = inline(
  <Artwork viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice">
    <path fill="var(--ice-2)" d={boxPath(boxOf(0, 0, width, glassHeight))} />
    <path {...reflection} d="M0 300l426-150v224H0zM934 258l426-150v266H934z" />
    <path {...gleam} d="M96 374L238 0h44L140 374zM1100 374L1242 0h44l-142 374z" />
    <path {...stroke('frame-lo', 3)} d={boxPaths([side, otherSide])} />
    <BrokenPane pane={middle} at={[648, 168]} rays={15} seed={23} kink={14} hole={62} room="var(--frame-lo)" />
    <path fill="var(--frame)" d={boxPaths([...mullions, boxOf(0, glassHeight, width, rail)])} />
    <g transform={`translate(790 ${glassHeight - 110 * birdScale}) scale(${birdScale})`}>
      <Magpie />
    </g>
  </Artwork>,
)
