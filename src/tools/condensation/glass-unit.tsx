import { type Glass, hasSealedSpace } from './find-condensation.ts'

/** Where the left edge of each pane is, in a drawing 480 wide whose middle is the middle of the unit. */
const panes: Readonly<Record<Glass, readonly number[]>> = {
  single: [232],
  double: [190, 274],
  lowE: [190, 274],
  triple: [160, 222, 284],
}
const thickness = 16

/** Above it the glass is free. */
export const sillTop = 306
/** The top of the spacer bar. */
const spacerTop = 284

/** The outer face of the unit and the one in the room. */
export function findFaces(glass: Glass): readonly [outer: number, inner: number] {
  const lefts = panes[glass]
  return [lefts[0] ?? 0, (lefts.at(-1) ?? 0) + thickness]
}

type Space = { readonly from: number; readonly to: number }

function listSpaces(glass: Glass): Space[] {
  const lefts = panes[glass]
  return lefts.slice(1).map((left, index) => ({ from: (lefts[index] ?? 0) + thickness, to: left }))
}

function SinglePaneFrame() {
  return (
    <>
      <path fill="var(--profile)" d="M196 420V318h32v52h24v-52h32v102z" />
      <path fill="var(--profile-hi)" d="M196 318h32v6h-32zM252 318h32v6h-32zM196 420V318h6v102z" />
      <path fill="var(--sealant)" d="M221 322h11v48h-11zM248 322h11v48h-11z" />
    </>
  )
}

/** The frame that a sealed unit stands in, with its setting block and gaskets. */
function UnitFrame({ outer, inner }: { outer: number; inner: number }) {
  const width = inner - outer + 24
  return (
    <>
      <path fill="var(--sealant)" d={`M${outer - 12} 346h${width}v18h-${width}z`} />
      <path fill="var(--profile)" d={`M${outer - 44} 420V306h32v54h${width}v-54h32v114z`} />
      <path
        fill="var(--profile-hi)"
        d={`M${outer - 44} 306h32v6h-32zM${inner + 12} 306h32v6h-32zM${outer - 44} 420V306h6v114z`}
      />
      <path fill="var(--sealant)" d={`M${outer - 12} 310h12v36h-12zM${inner} 310h12v36h-12z`} />
    </>
  )
}

/** The desiccant in a spacer bar, from the left end of its space. */
const desiccant = [
  [16, 294],
  [28, 302],
  [17, 309],
  [30, 312],
  [39, 295],
  [43, 309],
  [51, 297],
  [54, 308],
] as const

/** The spacer bar between two panes, and its two seals. */
function Spacer({ from, to }: Space) {
  const width = to - from
  const bar = width - 12
  const beads = desiccant.filter(([x]) => x < width - 12)
  return (
    <>
      <path
        fill="var(--sealant)"
        d={`M${from} 318h${width}v46h-${width}zM${from} ${spacerTop}h6v38h-6zM${to - 6} ${spacerTop}h6v38h-6z`}
      />
      <path className="condensation-spacer" d={`M${from + 6} ${spacerTop}h${bar}v34h-${bar}z`} />
      <path className="condensation-desiccant" d={beads.map(([x, y]) => `M${from + x} ${y}h0`).join('')} />
    </>
  )
}

/** Drops on the two faces of a failed space: which, how far down, how large. */
const drops = {
  left: [
    [40, 6],
    [92, 8],
    [150, 5],
    [204, 8],
    [246, 6],
  ],
  right: [
    [66, 6],
    [128, 8],
    [186, 5],
    [228, 7],
  ],
} as const

/** What a failed seal lets in: drops, water on the spacer bar, and how damp air gets there, past the crack. */
function FailedSeal({ from, to }: Space) {
  const onLeft = drops.left.map(([y, r]) => `M${from} ${y}a${r} ${r} 0 0 1 0 ${2 * r}z`)
  const onRight = drops.right.map(([y, r]) => `M${to} ${y}a${r} ${r} 0 0 0 0 ${2 * r}z`)
  const wave = (to - from - 10) / 4
  const pool = `M${from + 5} ${spacerTop}v-10q${wave}-6 ${2 * wave} 0t${2 * wave}-1v11z`
  return (
    <>
      <path fill="var(--water)" d={[...onLeft, ...onRight, pool].join('')} />
      <path className="condensation-crack" d={`M${from + 8} 342l-7-9 8-7-7-9 6-10-6-10 4-8`} />
      <path className="condensation-damp" d={`M${from - 136} 330c40 4 96 34 142 8`} />
    </>
  )
}

/** Panes, spaces and frame. Of three panes the outer space fails: it is the one that the weather works on. */
export function GlassUnit({ glass, isFogged }: { glass: Glass; isFogged: boolean }) {
  const [outer, inner] = findFaces(glass)
  const spaces = listSpaces(glass)
  const [failing] = spaces
  const [free, depth] = hasSealedSpace(glass) ? [-4, 350] : [-4, 374]
  return (
    <>
      {spaces.map(({ from, to }) => (
        <path key={from} fill="var(--cavity)" d={`M${from}-2H${to}V310H${from}z`} />
      ))}
      {failing && (
        <path
          className={isFogged ? 'condensation-cavity condensation-shown' : 'condensation-cavity'}
          d={`M${failing.from}-2H${failing.to}V${spacerTop}H${failing.from}z`}
        />
      )}
      {failing ? <UnitFrame outer={outer} inner={inner} /> : <SinglePaneFrame />}
      {spaces.map((space) => (
        <Spacer key={space.from} {...space} />
      ))}
      <path
        className="condensation-glass"
        d={panes[glass].map((left) => `M${left} ${free}h${thickness}v${depth}h-${thickness}z`).join('')}
      />
      {/* The coating is on the third face, counted from outside. */}
      {glass === 'lowE' && <path className="condensation-coating" d="M272 8v270" />}
      {failing && (
        <g className={isFogged ? 'condensation-fading condensation-shown' : 'condensation-fading'}>
          <FailedSeal {...failing} />
        </g>
      )}
    </>
  )
}
