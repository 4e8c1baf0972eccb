import { crackPane } from '../../../art/kit/crack.tsx'
import { boxOf, boxPath, boxPaths, range, repeatLine } from '../../../art/kit/geometry.ts'
import { BrickWall, handle, seams, thin, trim, Windows, wall } from './street-parts.tsx'

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
