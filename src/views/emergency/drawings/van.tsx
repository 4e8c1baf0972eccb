import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import { range } from '../../../art/kit/geometry.ts'
import { LinearGradient } from '../../../art/kit/gradients.tsx'
import { roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { SuctionCups } from '../../../art/kit/things.tsx'
import type { Callout } from '../../../components/drawing.tsx'

// Where the numbers stand on each, in the order of the list beside it.
export const sideCallouts: readonly Callout[] = [
  { at: [420, 214], to: [404, 252] },
  { at: [560, 214], to: [574, 262] },
  { at: [40, 236], to: [146, 236] },
  { at: [40, 330], to: [146, 338] },
  { at: [604, 184], to: [640, 190] },
  { at: [790, 200], to: [716, 200] },
  { at: [610, 262], to: [646, 262] },
  { at: [790, 316], to: [734, 320] },
  { at: [706, 24], to: [668, 66] },
]
export const rearCallouts: readonly Callout[] = [
  { at: [228, 238] },
  { at: [300, 190] },
  { at: [152, 122] },
  { at: [153, 322] },
  { at: [376, 120], to: [376, 158] },
  { at: [64, 118], to: [64, 156] },
  { at: [20, 262], to: [44, 292] },
  { at: [368, 376] },
  { at: [376, 28], to: [276, 24] },
]

const edge = { stroke: 'var(--ink)', strokeLinejoin: 'round' } as const
const thin = roundStroke('ink', 1.7)

/** How the van and what it carries are painted, from the side and from behind. */
const paint = {
  body: { ...edge, fill: 'var(--pane)', strokeWidth: 2.6 },
  belt: { fill: 'var(--ice-3)' },
  windscreen: { ...edge, fill: 'var(--ice-2)', strokeWidth: 2 },
  inside: { ...edge, fill: 'var(--sill-edge)', strokeWidth: 2.6 },
  rib: { fill: 'none', stroke: 'var(--line)', strokeWidth: 2 },
  shelf: { fill: 'none', stroke: 'var(--ink)', strokeWidth: 3.4 },
  box: { ...edge, fill: 'var(--pane)', strokeWidth: 1.6 },
  tinted: { ...edge, fill: 'var(--ice-3)', strokeWidth: 1.4 },
  sheet: { ...edge, strokeWidth: 1.7 },
  board: { ...edge, fill: 'var(--wood)', strokeWidth: 1.7 },
  grain: {
    fill: 'none',
    stroke: 'var(--frame-lo)',
    strokeOpacity: 0.3,
    strokeWidth: 1.6,
    strokeLinecap: 'round',
  },
  lamp: { ...edge, fill: 'var(--needle-pod)', strokeWidth: 2 },
  thin,
  thick: { ...thin, strokeWidth: 4 },
  tyre: { fill: 'var(--sealant)', stroke: 'var(--line-2)', strokeWidth: 2 },
} as const

function drawBoxes(x: number, y: number, count: number, width: number, height: number): string {
  return range(count)
    .map((index) => `M${x + index * (width + 5)} ${y}h${width}v-${height}h-${width}z`)
    .join('')
}

function drawTubes(x: number, y: number, count: number): string {
  return range(count)
    .map((index) => `M${x + index * 13} ${y}v-22h3l2-10h2l2 10h3v22z`)
    .join('')
}

function Shelves() {
  return (
    <>
      <path {...paint.shelf} d="M124 200h138M124 252h138M124 304h138M124 352V166M262 352V166" />
      <path {...paint.box} d={drawBoxes(132, 199, 4, 26, 24) + drawBoxes(132, 251, 3, 37, 28)} />
      <path {...paint.tinted} d={drawTubes(134, 303, 9)} />
      <path {...paint.box} d="M132 351h60v-36h-60z" />
      <path {...paint.tinted} d="M204 351h50v-36h-50z" />
      <path {...paint.thin} d="M132 328h60M156 332h12M218 315v-6h22v6" />
    </>
  )
}

const sheets = [
  { x: 300, height: 176, fill: 'var(--ice-2)' },
  { x: 322, height: 196, fill: 'var(--ice-3)' },
  { x: 346, height: 158, fill: 'var(--cut-glass)' },
  { x: 362, height: 184, fill: 'var(--ice-2)' },
]

function GlassRack() {
  return (
    <>
      <path {...paint.thick} d="M284 352h188M292 352l44-204M308 352l44-204" />
      {sheets.map(({ x, height, fill }) => (
        <g key={x}>
          <path {...paint.sheet} fill={fill} fillOpacity={0.88} d={`M${x} 352l26-${height}h96l-26 ${height}z`} />
          <path fill="var(--gleam)" d={`M${x + 26} 352l26-${height}h15l-26 ${height}z`} />
        </g>
      ))}
    </>
  )
}

function Boards() {
  return (
    <>
      <path {...paint.board} d="M496 352l18-190h16l-18 190zM518 352l18-190h16l-18 190zM540 352l18-190h54l-18 190z" />
      <path {...paint.grain} d="M562 340q8-40 10-80t14-90M580 345q4-50 10-80" />
    </>
  )
}

/** Lifters and square on the wall, a light and a vacuum on the floor. */
function Tools() {
  return (
    <>
      <path {...paint.thick} d="M630 166h120M640 352l20-58 20 58M660 294v-22M714 300c0-24 30-20 26-44" />
      <SuctionCups
        size={30}
        cups={[
          [652, 188],
          [652, 236],
        ]}
      />
      <path {...paint.box} d="M690 176h40v12h-14v70h-12v-70h-14z" />
      <path {...paint.thin} d="M704 200h6M704 212h8M704 224h6M704 236h8M704 248h6" />
      <path {...paint.lamp} d="M640 246h40v28h-40z" />
      <path {...paint.box} d="M694 352v-40q0-12 12-12h28q12 0 12 12v40z" />
      <circle {...paint.windscreen} cx={706} cy={352} r={7} />
      <circle {...paint.windscreen} cx={736} cy={352} r={7} />
    </>
  )
}

function Ladder() {
  const rungs = range(15).map((rung) => `M${150 + rung * 40} 65v12`)
  return (
    <>
      <path {...paint.thick} d="M150 94V80M640 94V80" />
      <path {...paint.box} d="M120 62h640v6H120zM120 74h640v6H120z" />
      <path {...paint.thin} d={rungs.join('')} />
    </>
  )
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 374)`}>
      <circle {...paint.tyre} r={56} />
      <circle {...paint.windscreen} r={33} />
      <path {...stroke('ink', 3)} d="M0-33v20M0 13v20M-33 0h20M13 0h20M-23-23l14 14M9 9l14 14M23-23L9-9M-9 9l-14 14" />
      <circle fill="var(--ink)" r={11} />
    </g>
  )
}

const cut = 'M112 122h650l-9 24 9 24-9 24 9 24-9 24 9 24-9 24 9 24-9 24 9 24H112z'

/** The service van with its side cut away. The ground is at 430. */
export const vanSide = drawing(
  'van-side',
  <Artwork viewBox="0 0 1200 470">
    <LinearGradient id="van-side-beam" colors={['needle-pod']} opacities={[0.5, 0]} />
    <path fill="url(#van-side-beam)" d="M1104 300l96-20v128l-96-78z" />
    <path fill="var(--line-2)" opacity={0.5} d="M70 430h1060l-30 10H100z" />
    <path
      {...paint.body}
      d="M84 372V128q0-34 34-34h660q58 0 92 40l74 88 106 22q44 10 50 52l8 76q0 10-10 10H100q-16 0-16-10z"
    />
    <path {...paint.belt} d="M86 371v-31h1020l2 22q0 9-10 9z" />
    <path {...paint.windscreen} d="M812 128q24 4 42 26l60 70H812z" />
    <clipPath id="van-side-cab">
      <path d="M812 128q24 4 42 26l60 70H812z" />
    </clipPath>
    <g clipPath="url(#van-side-cab)">
      <path fill="var(--coat)" d="M816 240q0-34 30-36 30 2 32 36z" />
      <path fill="var(--skin)" d="M837 196h17v12q-8 5-17 0zM832 178h26l3 9-2 4q0 9-6 9h-9q-13-2-12-22z" />
      <path fill="var(--hat)" d="M829 184q-6-25 15-26 19 1 18 26z" />
      <path fill="var(--hat-shade)" d="M828 178h36v8h-36z" />
    </g>
    <path fill="var(--gleam)" d="M836 224l-14-92 16 4 36 88z" />
    <path
      {...paint.thin}
      d="M800 112v232M812 250h120M944 222l-8 122M826 266h26M84 300h-8v30h8M936 214q14-22 20-4l2 16"
    />
    <path {...paint.lamp} d="M1070 268q28 6 32 34h-30q-12-16-2-34z" />
    <path {...paint.windscreen} d="M1088 350h34q8 0 8 10v8q0 8-8 8h-40z" />
    <path fill="var(--ink)" d="M838 282h46v46h-46z" />
    <path fill="var(--ice-2)" d="M844 288h34v34h-34z" />
    <path stroke="var(--ink)" strokeWidth={7} d="M844 288l34 34" />
    <path {...paint.inside} d={cut} />
    <path {...paint.rib} d="M226 122v230M342 122v230M458 122v230M574 122v230M690 122v230M112 152h644" />
    <Shelves />
    <GlassRack />
    <Boards />
    <Tools />
    <Ladder />
    <Wheel x={236} />
    <Wheel x={958} />
  </Artwork>,
)

function OpenDoors() {
  return (
    <>
      <path {...paint.body} d="M110 74L22 60q-8-1-8 8v284q0 9 8 8l88-14zM330 74l88-14q8-1 8 8v284q0 9-8 8l-88-14z" />
      <path {...paint.inside} strokeWidth={1.8} d="M98 92L30 82v252l68-11zM342 92l68-10v252l-68-11z" />
    </>
  )
}

/** Square and tape on one door, lifters on the other. */
function DoorTools() {
  return (
    <>
      <path {...paint.box} d="M42 150h46v13H70v92H57v-92H42z" />
      <path {...paint.thin} d="M57 178h7M57 192h10M57 206h7M57 220h10M57 234h7" />
      <SuctionCups
        size={36}
        cups={[
          [376, 172],
          [376, 234],
        ]}
      />
    </>
  )
}

function Load() {
  return (
    <>
      <path {...paint.shelf} d="M120 168h66M120 222h66M120 276h66M186 340V120" />
      <path {...paint.box} d="M126 167v-30h24v30zM155 167v-22h24v22zM126 221v-26h22v26zM153 221v-34h26v34z" />
      <path {...paint.tinted} d={drawTubes(126, 275, 4)} />
      <path {...paint.box} d="M126 338v-38h54v38z" />
      <path {...paint.thin} d="M126 314h54M145 318h16M143 300v-8h20v8" />
      <path {...paint.thick} d="M194 340h62" />
      <path {...paint.sheet} fill="var(--ice-3)" d="M200 338l10-196h14l-10 196z" />
      <path {...paint.sheet} fill="var(--ice-2)" d="M218 338l9-214h14l-9 214z" />
      <path {...paint.sheet} fill="var(--cut-glass)" d="M238 338l7-178h13l-7 178z" />
      <path fill="var(--gleam)" d="M205 338l10-196h4l-10 196zM223 338l9-214h4l-9 214z" />
      <path {...paint.board} d="M268 338l4-202h16l-4 202zM290 338l2-214h24v214z" />
      <path {...paint.grain} d="M300 330q4-60 2-100t4-94M310 326q-2-50 1-90" />
    </>
  )
}

/** A light on its tripod and a vacuum, set down behind the van. */
function OnTheGround() {
  return (
    <>
      <path {...paint.thick} d="M42 410l22-62 22 62M64 350v-30" />
      <path {...paint.lamp} d="M38 286h52v36H38z" />
      <path {...paint.thick} d="M366 346c0-34 36-26 30-62" />
      <path {...paint.box} strokeWidth={2} d="M336 404v-48q0-14 14-14h36q14 0 14 14v48z" />
      <path {...paint.thin} d="M336 372h64" />
      <circle {...paint.windscreen} cx={352} cy={404} r={8} />
      <circle {...paint.windscreen} cx={384} cy={404} r={8} />
    </>
  )
}

/** The van from behind with its doors open: the same load, for a narrow screen. The ground is at 412. */
export const vanRear = drawing(
  'van-rear',
  <Artwork viewBox="0 0 440 440">
    <path fill="var(--line-2)" opacity={0.5} d="M20 410h400l-20 12H40z" />
    <path {...paint.tyre} d="M122 350h38v60h-38zM280 350h38v60h-38z" />
    <OpenDoors />
    <path {...paint.body} d="M106 356V82q0-34 32-36 82-6 164 0 32 2 32 36v274z" />
    <path {...paint.inside} d="M120 342V90q0-20 20-22 80-5 160 0 20 2 20 22v252z" />
    <path {...paint.rib} d="M120 108h200M150 68v52M190 66v54M250 66v54M290 68v52" />
    <Load />
    <path {...paint.windscreen} d="M98 342h244v18q0 6-6 6H104q-6 0-6-6z" />
    <path {...paint.thick} d="M146 46V32M294 46V32M128 32h184" />
    <path {...paint.box} d="M160 16h12v16h-12zM268 16h12v16h-12zM172 21h96v6h-96z" />
    <DoorTools />
    <OnTheGround />
  </Artwork>,
)
