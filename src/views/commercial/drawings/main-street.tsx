import { crackPane } from '../../../art/kit/crack.tsx'
import { boxOf, boxPath, range } from '../../../art/kit/geometry.ts'
import { WaterDrops } from '../../../art/kit/weather.tsx'
import { BrickWall, handle, navy, thin, trim, Windows, wall } from './street-parts.tsx'

function drawAwning(isOdd: boolean): string {
  return range(10)
    .filter((stripe) => (stripe % 2 === 1) === isOdd)
    .map((stripe) => `M${Math.round(246 + stripe * 22.2)} 274h22v26q0 6-11 6t-11-6z`)
    .join('')
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
        fill="none"
        stroke="var(--frame-lo)"
        strokeWidth={1.5}
        opacity={0.45}
        d="M384 306l76 80M460 306l-76 80M394 316h30M418 330h28M392 350h22M424 362h26M400 376h24"
      />
      <path {...handle} d="M344 346v16" />
      <g stroke="var(--frame-lo)" strokeWidth={1.2}>
        <path fill="var(--profile)" d={drawAwning(false)} />
        <path fill="var(--snowfall)" d={drawAwning(true)} />
      </g>
    </>
  )
}

/** Steam inside, winter outside: the first window has fogged. */
export function Restaurant() {
  const fogged = boxOf(510, 280, 54, 92)
  return (
    <>
      <path
        fill="none"
        stroke="var(--snowfall)"
        strokeWidth={6}
        strokeLinecap="round"
        opacity={0.8}
        d="M652 190c-10-12 10-18 0-32s8-16 2-26M668 192c-8-10 8-16 0-26"
      />
      <path {...navy} d="M644 196h32v14h-32zM506 232h176v30H506z" />
      <path {...wall} d="M490 222h208v178H490z" />
      <path {...trim} fill="var(--ice-3)" d="M482 208h224v16H482z" />
      <path {...navy} d="M506 232h176v30H506z" />
      {/* Fork, plate and knife: a sign without words. */}
      <g fill="none" stroke="var(--on-frame)" strokeWidth={2.4} strokeLinecap="round">
        <circle cx={594} cy={247} r={8} />
        <path d="M570 239v16M566 239v5q0 3 4 3t4-3v-5M618 239v16M618 239q5 2 4 9h-4" />
      </g>
      <path {...trim} d="M504 274h122v104H504zM636 274h50v126h-50z" />
      <path fill="var(--haze-film)" d={boxPath(fogged)} />
      <WaterDrops pane={fogged} count={26} seed={6} dropSize={3} />
      <path {...thin} d={boxPath(fogged)} />
      <Windows panes={[boxOf(568, 280, 52, 92), boxOf(642, 280, 38, 120)]} fill="var(--lamplight)" />
      <path {...handle} d="M648 336v18" />
    </>
  )
}

/** Clear above, frosted where patients sit. */
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
