import { drawBricks, Siding, Wall } from '../../../art/kit/building.tsx'
import { BrokenPane } from '../../../art/kit/crack.tsx'
import { crop, sprite } from '../../../art/kit/drawing.tsx'
import { boxOf } from '../../../art/kit/geometry.ts'
import { frame, gleam, line, outlined, pane, reflection, seam } from '../../../art/kit/strokes.ts'
import { arrivalMap } from '../../../art/map/arrival-map.tsx'
import { brokenWindow } from '../../../art/motifs/service-windows.tsx'
import { vanRear } from './van.tsx'

/** What folded sections of the page show on phones. */
export const thumbnails = sprite('emergency-thumbnails', {
  equipment: crop(vanRear),
  coverage: crop(arrivalMap),
  insurance: crop(brokenWindow),
})

/** The ground of the four drawings, because they stand on a tinted section. */
const onTint = { fill: 'var(--snow)' } as const
/** The room behind each window, which is dark at any hour because nobody is at home. */
const room = 'var(--frame-lo)'
const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const situationWindows = sprite('situations', {
  /** A window with a branch through its sash, and hail outside. */
  stormDamage: (
    <Wall {...onTint}>
      <Siding from={40} every={36} />
      <path {...frame} d="M28 62h244v210H28z" />
      <path {...pane} d="M158 76h100v182H158z" />
      <path {...reflection} d="M159 206l98-58v109h-98z" />
      <path {...gleam} d="M172 257l56-180h14l-56 180z" />
      <BrokenPane room={room} pane={boxOf(42, 76, 100, 182)} at={[92, 150]} rays={11} seed={31} kink={4} hole={34} />
      <path
        {...outlined('branch', 1.6)}
        strokeLinejoin="round"
        d="M-20 64C20 84 40 112 66 130s40 30 62 58l-7 3C104 168 88 156 62 144S14 108-20 92zM60 128c2-18 12-30 26-38l2 5c-10 8-17 17-18 38zM96 156c14-4 24-2 36 6l-2 5c-11-6-20-7-30-4z"
      />
      <path {...line} d="M84 90l14-3M87 94l6 11M130 162h12M126 186l6 12" />
      <path {...frame} d="M18 272h264v12H18z" />
      <g {...round} strokeWidth={3.4}>
        <path
          stroke="var(--glass)"
          opacity={0.62}
          d="M196 8l-9 17M246 2l-9 17M288 20l-9 17M146 14l-9 17M98 4l-9 17M44 12l-9 17M222 30l-7 13M172 36l-7 13M118 34l-7 13M66 38l-7 13M268 46l-7 13M20 40l-7 13M286 84l-7 13M290 130l-7 13M14 196l-7 13M284 190l-7 13M16 240l-7 13"
        />
        <path
          stroke="var(--frost)"
          d="M214 84l-7 13M244 116l-7 13M182 104l-7 13M232 160l-7 13M198 146l-7 13M248 206l-7 13M206 200l-7 13"
        />
      </g>
    </Wall>
  ),
  /** A glazed door in a brick wall, smashed beside its handle. */
  breakIn: (
    <Wall {...onTint}>
      <path {...seam} d={drawBricks(boxOf(-400, 0, 1100, 300), { width: 40, height: 20 })} />
      <path {...frame} d="M42 44h216v256H42z" />
      <path {...pane} d="M56 58h86v230H56z" />
      <path {...reflection} d="M57 214l84-50v123H57z" />
      <path {...gleam} d="M66 287l62-228h13v8L82 287z" />
      <BrokenPane room={room} pane={boxOf(158, 58, 84, 230)} at={[194, 166]} rays={11} seed={47} kink={4} hole={34} />
      <path {...frame} d="M142 44h16v256h-16z" />
      <path fill="var(--ink)" d="M147 148h6v46h-6z" />
      <path {...pane} strokeLinejoin="round" d="M170 300l9-22 13 22zM200 300l20-12 6 12zM234 300l4-13 12 13z" />
    </Wall>
  ),
  /** A ball through a pane, and the stick it came from. */
  accident: (
    <Wall {...onTint}>
      <Siding from={40} every={36} />
      <path {...frame} d="M62 34h176l8-14H54zM68 34h164v238H68z" />
      <BrokenPane room={room} pane={boxOf(84, 50, 132, 206)} at={[158, 132]} rays={13} seed={71} kink={4} hole={25} />
      <path {...frame} d="M58 272h184v14H58z" />
      <path
        {...round}
        stroke="var(--glass)"
        strokeWidth={2}
        strokeDasharray="2 8"
        d="M286 262C262 214 222 168 174 140"
      />
      <circle {...outlined('pane', 2.2)} cx={160} cy={133} r={11} />
      <path {...round} stroke="var(--line-2)" strokeWidth={2} d="M153 130a8 8 0 0 1 6-5" />
      <path {...round} stroke="var(--ink)" strokeWidth={7} d="M292 132L262 292q-2 4-9 4h-34" />
    </Wall>
  ),
  /** A crack that the cold ran across a frosted pane. */
  coldCrack: (
    <Wall {...onTint}>
      <path {...seam} d="M-400 26H700" />
      <path {...frame} d="M30 54h240v216H30z" />
      <path {...pane} d="M46 70h208v184H46z" />
      <path {...reflection} d="M47 210l206-98v141H47z" />
      <path {...gleam} d="M84 253l80-182h22l-80 182z" />
      <path
        fill="var(--frost)"
        d="M46 254V176q10 8 12 24 10-6 16 4 4 14 18 14 6 12 20 12 10-2 14 8 12 0 16 16zM254 254v-92q-12 10-12 26-12-4-16 10-2 16-16 18-4 14-18 16-12 0-14 10-12 2-14 12zM46 70v30q8-4 10-12 10 0 14-10 8 0 12-8zM254 70v24q-9-2-11-10-9 0-13-7-8 1-12-7z"
      />
      <path
        {...round}
        stroke="var(--ink)"
        strokeWidth={2.2}
        d="M254 96l-34 22-22-6-30 34-26 2-22 32-26 8-16 30-32 8M168 146l10 34-14 26 6 48M198 112l-6-42"
      />
      <path
        {...outlined('icicle', 1.3)}
        strokeLinejoin="round"
        d="M34 54h12l-5 26zM52 54h14l-7 40zM74 54h10l-5 20zM204 54h12l-6 30zM224 54h14l-7 44zM246 54h12l-6 22z"
      />
      <path {...frame} d="M20 270h260v12H20z" />
      <path fill="var(--drift)" d="M-400 300v-8q120-12 240-6t170-4 140 4 150-4 170 6 230-2v14z" />
    </Wall>
  ),
})
