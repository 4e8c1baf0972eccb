import { AwningStripes, drawBricks } from '../../../art/kit/building.tsx'
import { crackPane } from '../../../art/kit/crack.tsx'
import {
  type Box,
  boxOf,
  boxPath,
  boxPaths,
  closedPath,
  range,
  repeatLine,
  seededRandom,
} from '../../../art/kit/geometry.ts'
import { outlined, roundStroke, stroke } from '../../../art/kit/strokes.ts'
import { Condensation } from '../../../art/kit/weather.tsx'

// How the parts of the street are painted. Everything stands on y = 400.
const wall = outlined('pane', 1.6)
const trim = wall
const navy = { fill: 'var(--frame)' } as const
const thin = stroke('ink', 1.1)
const seams = stroke('line', 1.1)
export const handle = { stroke: 'var(--ink)', strokeWidth: 3, strokeLinecap: 'round' } as const

function drawStripe(stripe: number): string {
  return `M${Math.round(246 + stripe * 22.2)} 274h22v26q0 6-11 6t-11-6z`
}

/** A brick block: one shop window cracked, the other already boarded. */
export function RetailStore() {
  const upstairs = range(4).map((index) => 258 + index * 54)
  const pane = boxOf(254, 306, 74, 80)
  const { lines } = crackPane({ pane, at: [298, 340], rays: 10, seed: 8, kink: 4 })
  return (
    <>
      <BrickWall {...boxOf(240, 138, 234, 262)} />
      <path {...trim} d="M232 138h250l-8-16H240z" />
      <path {...trim} d={upstairs.map((x) => `M${x} 168h38v62h-38zM${x - 4} 230h46v6h-46z`).join('')} />
      <Windows panes={upstairs.flatMap((x) => [boxOf(x + 5, 173, 28, 25), boxOf(x + 5, 202, 28, 24)])} />
      <path {...trim} d="M240 254h234v16H240z" />
      <path {...navy} d="M246 270h222v130H246z" />
      <Windows panes={[pane, boxOf(338, 306, 36, 94)]} />
      <path {...thin} strokeWidth={1.8} d={lines} />
      <path {...thin} fill="var(--wood)" d="M384 306h76v80h-76z" />
      <path
        {...stroke('frame-lo', 1.5)}
        opacity={0.45}
        d="M384 306l76 80M460 306l-76 80M394 316h30M418 330h28M392 350h22M424 362h26M400 376h24"
      />
      <path {...handle} d="M344 346v16" />
      <g stroke="var(--frame-lo)" strokeWidth={1.2}>
        <AwningStripes count={10} fill="var(--profile)" draw={drawStripe} />
      </g>
    </>
  )
}

/** Steam inside, winter outside: the first window has fogged. `fog` is the id of its gradient. */
export function Restaurant({ fog }: { fog: string }) {
  const fogged = boxOf(510, 280, 54, 92)
  return (
    <>
      <path
        {...roundStroke('snowfall', 6)}
        opacity={0.8}
        d="M652 190c-10-12 10-18 0-32s8-16 2-26M668 192c-8-10 8-16 0-26"
      />
      <path {...navy} d="M644 196h32v14h-32zM506 232h176v30H506z" />
      <path {...wall} d="M490 222h208v178H490z" />
      <path {...trim} fill="var(--ice-3)" d="M482 208h224v16H482z" />
      <path {...navy} d="M506 232h176v30H506z" />
      {/* Fork, plate and knife: a sign without words. */}
      <g {...roundStroke('on-frame', 2.4)}>
        <circle cx={594} cy={247} r={8} />
        <path d="M570 239v16M566 239v5q0 3 4 3t4-3v-5M618 239v16M618 239q5 2 4 9h-4" />
      </g>
      <path {...trim} d="M504 274h122v104H504zM636 274h50v126h-50z" />
      <path fill="var(--ice-2)" d={boxPath(fogged)} />
      <Condensation id={fog} pane={fogged} seed={6} dropSize={6} />
      <path {...thin} d={boxPath(fogged)} />
      <Windows panes={[boxOf(568, 280, 52, 92), boxOf(642, 280, 38, 120)]} fill="var(--lamplight)" />
      <path {...handle} d="M648 336v18" />
    </>
  )
}

/** A medical office, whose windows are clear above and frosted where patients sit. */
export function MedicalOffice() {
  const floors = [196, 260]
  return (
    <>
      <path {...wall} d="M714 176h210v224H714z" />
      <path {...trim} d="M706 168h226v12H706z" />
      <path {...navy} d="M714 180h66v220h-66z" />
      <path fill="var(--on-frame)" d="M738 206h18v18h18v18h-18v18h-18v-18h-18v-18h18z" />
      <path {...trim} d={floors.map((y) => `M792 ${y}h124v48H792z`).join('')} />
      <Windows panes={floors.map((y) => boxOf(797, y + 5, 114, 38))} />
      <path
        fill="var(--haze-film)"
        opacity={0.9}
        d={floors.map((y) => `M797.6 ${y + 24}h112.8v18.4H797.6z`).join('')}
      />
      <path {...thin} d={floors.map((y) => `M835 ${y + 5}v38M873 ${y + 5}v38`).join('')} />
      <path {...trim} d="M792 324h124v76H792zM784 312h140v10H784z" />
      <Windows panes={[boxOf(798, 330, 54, 70), boxOf(856, 330, 54, 70)]} />
      <path fill="var(--haze-film)" opacity={0.9} d="M798.6 350h52.8v16h-52.8zM856.6 350h52.8v16h-52.8z" />
      <path {...handle} d="M846 372v16M862 372v16" />
    </>
  )
}

const officePanes = { columns: 7, rows: 9, cracked: { column: 3, row: 3 } }

function officePaneAt(column: number, row: number) {
  return boxOf(22 + column * 27.8, 34 + row * 31, 23.5, 27)
}

/** No two panes of a tower show the same: some mirror the sky, some the street, behind some a lamp is on. */
function sortOfficePanes() {
  const { columns, rows } = officePanes
  const random = seededRandom(4)
  const sorted = { bright: '', deep: '', lit: '' }
  for (const index of range(columns * rows)) {
    const pane = boxPath(officePaneAt(index % columns, Math.floor(index / columns)))
    const share = random()
    sorted[share < 0.16 ? 'lit' : share < 0.55 ? 'bright' : 'deep'] += pane
  }
  return sorted
}

export function OfficeBuilding() {
  const { cracked } = officePanes
  const { bright, deep, lit } = sortOfficePanes()
  const pane = officePaneAt(cracked.column, cracked.row)
  const { lines } = crackPane({ pane, at: [pane.x + 10.6, pane.y + 14], rays: 8, seed: 3, kink: 2 })
  return (
    <>
      <path stroke="var(--ink)" strokeWidth={4} strokeLinecap="round" d="M98 8v-30" />
      <path {...navy} d="M60 8h60v16H60zM14 22h206v378H14z" />
      <path fill="var(--shop-glass)" d={bright} />
      <path fill="var(--shop-glass-deep)" d={deep} />
      <path fill="var(--lamplight)" d={lit} />
      <path fill="var(--gleam)" opacity={0.35} d="M14 312L150 28h30L44 312z" />
      <path fill="var(--pane)" d={boxPath(pane)} />
      <path {...thin} d={lines} />
      <path {...trim} d="M6 18h222v9H6zM6 312h222v12H6z" />
      <path fill="var(--lamplight)" d="M22 324h190v76H22z" />
      <path
        {...thin}
        d={boxPaths([boxOf(22, 324, 56, 76), boxOf(78, 324, 39, 76), boxOf(117, 324, 39, 76), boxOf(156, 324, 56, 76)])}
      />
      <path fill="var(--gleam)" d="M30 400l30-76h10l-30 76z" />
      <path {...handle} d="M112 358v18M122 358v18" />
    </>
  )
}

const wire = 'M1048 338h42M1048 348h42M1048 358h42M1048 368h42M1054 328v48M1062 328v48M1078 328v48M1084 328v48'

/** Long rows of windows, and wired glass in the doors. */
export function School() {
  const rows = [254, 316].flatMap((y) =>
    [952, 1112].flatMap((from) => range(3).map((column) => boxOf(from + column * 27.5, y, 24, 40))),
  )
  return (
    <>
      <BrickWall {...boxOf(940, 238, 254, 162)} />
      <path {...trim} d="M932 228h270v12H932z" />
      <Windows panes={rows} />
      <path {...wall} d="M1036 190h66v210h-66z" />
      <path {...trim} strokeLinejoin="round" d="M1030 190l39-26 39 26zM1044 214h50v36h-50z" />
      <Windows panes={[boxOf(1048, 218, 42, 28)]} />
      <circle {...trim} cx={1069} cy={286} r={15} />
      <path {...thin} strokeWidth={2} strokeLinecap="round" d="M1030 264h78M1069 276v10l7 5" />
      <path {...trim} d="M1044 322h50v78h-50z" />
      <Windows panes={[boxOf(1048, 328, 20, 72), boxOf(1070, 328, 20, 72)]} />
      <path {...thin} opacity={0.6} strokeWidth={0.9} d={wire} />
      <path stroke="var(--ink)" strokeWidth={4} strokeLinecap="round" d="M1172 228v-96" />
      <path fill="var(--glass)" d="M1172 134h38l-8 11 8 11h-38z" />
    </>
  )
}

/** A saw-tooth roof, a strip of high windows with one struck, and an overhead door. */
export function IndustrialBuilding() {
  const strip = range(7).map((index) => boxOf(1227 + index * 28.6, 237, 25, 26))
  const struck = boxOf(1341.4, 237, 25, 26)
  const { lines, hole } = crackPane({ pane: struck, at: [1354, 250], rays: 7, seed: 5, kink: 2, hole: 5 })
  const overhead = boxOf(1226, 292, 96, 108)
  return (
    <>
      <path {...wall} d="M1210 400V212l74-44v44l74-44v44l92-50v238z" />
      <path {...seams} d={repeatLine(1222, 1446, 12, (x) => `M${x} 232v168`)} />
      <path
        {...trim}
        strokeLinejoin="round"
        d="M1204 216l80-50v12l-74 46zM1284 216l74-50v12l-74 46zM1358 216l92-50v12l-92 46z"
      />
      <path {...trim} d="M1222 232h208v36h-208z" />
      <Windows panes={strip} />
      <path fill="var(--haze-film)" d={boxPath(struck)} />
      <path {...thin} strokeWidth={1.5} d={lines} />
      <path fill="var(--frame-lo)" d={hole} />
      <path {...thin} fill="var(--metal-door)" strokeWidth={1.6} d={boxPath(overhead)} />
      <path {...seams} d={repeatLine(308, 392, 16, (y) => `M1226 ${y}h96`)} />
      <Windows panes={[boxOf(1236, 312, 22, 12), boxOf(1263, 312, 22, 12), boxOf(1290, 312, 22, 12)]} />
      <path {...trim} d="M1344 318h40v82h-40z" />
      <Windows panes={[boxOf(1350, 324, 28, 26)]} />
      <path {...handle} d="M1350 366h8" />
      <path {...thin} fill="var(--metal-door)" d={boxPaths([boxOf(1394, 356, 60, 44), boxOf(1394, 356, 60, 10)])} />
    </>
  )
}

/** What a small window mirrors: a darker wedge across its foot. */
function drawWedge({ x, y, width, height }: Box): string {
  return closedPath(
    [
      [x, y + height * 0.7],
      [x + width, y + height * 0.35],
      [x + width, y + height],
      [x, y + height],
    ],
    1,
  )
}

/** Windows of one kind, drawn as one. */
function Windows({ panes, fill = 'var(--shop-glass)' }: { panes: readonly Box[]; fill?: string }) {
  const outlines = boxPaths(panes)
  return (
    <>
      <path fill={fill} d={outlines} />
      <path fill="var(--shop-glass-deep)" opacity={0.5} d={panes.map(drawWedge).join('')} />
      <path {...thin} d={outlines} />
    </>
  )
}

const brick = { width: 26, height: 11 }

function BrickWall({ x, y, width, height }: Box) {
  return (
    <>
      <path {...wall} fill="var(--brick)" d={boxPath(boxOf(x, y, width, height))} />
      <path {...seams} d={drawBricks(boxOf(x, y + 4, width, height - 4), brick)} />
    </>
  )
}

/** All of the street but its industrial end. */
export function Buildings({ fog }: { fog: string }) {
  return (
    <>
      <OfficeBuilding />
      <RetailStore />
      <Restaurant fog={fog} />
      <MedicalOffice />
      <School />
    </>
  )
}

export function ShopStreetLamp({ x }: { x: number }) {
  return (
    <>
      <path stroke="var(--ink)" strokeWidth={4} d={`M${x} 400v-82`} />
      <path {...thin} fill="var(--lamplight)" d={`M${x - 8} 318l3-16h10l3 16z`} />
    </>
  )
}
