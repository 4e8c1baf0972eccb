import { Siding, Wall } from '../kit/building.tsx'
import { drawing } from '../kit/drawing.tsx'
import { boxOf } from '../kit/geometry.ts'
import { frame, gleam, hole, line, pane, reflection } from '../kit/strokes.ts'
import { SuctionCups } from '../kit/things.tsx'
import { Condensation } from '../kit/weather.tsx'

export const brokenWindow = drawing(
  'broken-window',
  <Wall>
    <Siding from={60} every={60} />
    <path {...frame} d="M52 40h196v236H52z" />
    <path {...pane} d="M66 54h168v208H66z" />
    <path {...reflection} d="M67 190l166-94v165H67z" />
    <path {...gleam} d="M80 261l84-206h18L98 261z" />
    <path {...hole} d="M140 120l22-14 16 18 24-6-8 26 14 18-26 6-8 24-22-16-26 6 8-26-14-20z" />
    <path
      {...line}
      d="M162 106l6-52M178 124l56-46M202 118l32-4M194 144l40 16M182 168l52 60M174 192l8 70M152 176l-30 86M126 182l-60 40M134 156l-68-6M120 136l-54-34M140 120l-26-66M100 96l40-24M90 196l48 10M206 196l12-40"
    />
    <path {...frame} d="M42 276h216v12H42z" />
  </Wall>,
)

/** New glass on a pair of suction cups, beside the opening it is for. */
export const paneOnLifters = drawing(
  'pane-on-lifters',
  <Wall>
    <path d="M-400 262H700" stroke="var(--line)" strokeWidth={2} />
    <path {...frame} d="M18 78h150v184H18z" />
    <path {...pane} fill="var(--snow)" d="M30 90h126v160H30z" />
    <path {...line} opacity={0.5} d="M30 250l20-18h86l20 18M50 232V108h86v124M30 90l20 18M156 90l-20 18" />
    <g transform="rotate(9 230 160)">
      <path {...pane} d="M158 66h128v166H158z" />
      <path {...reflection} d="M159 178l126-74v127H159z" />
      <path {...gleam} d="M172 231l66-164h16l-66 164zM202 231l66-164h8l-66 164z" />
      <SuctionCups
        size={30}
        cups={[
          [196, 142],
          [248, 142],
        ]}
      />
    </g>
  </Wall>,
)

/** A shop window and its door under an awning. */
export const shopFront = drawing(
  'shop-front',
  <Wall>
    <Siding from={30} every={300} />
    <path {...frame} d="M20 62h260v238H20z" />
    <path {...pane} d="M34 112h150v160H34zM200 112h66v188h-66z" />
    <path {...reflection} d="M35 220l148-86v137H35zM201 210l64-38v128h-64z" />
    <path {...gleam} d="M54 271l66-158h20L74 271zM214 299l44-158h7v20l-36 138z" />
    <path {...line} d="M208 200v36M34 290h150" />
    <path {...frame} strokeLinejoin="round" d="M10 62h280l10 44H0z" />
    <path fill="var(--ice-3)" d="M50 62h40l4 44H42zM130 62h40l2 44h-44zM210 62h40l8 44h-44z" />
  </Wall>,
)

/** Two panes, one clear and one fogged inside. */
export const foggyWindow = drawing(
  'foggy-window',
  <Wall>
    <Siding from={40} every={36} />
    <path {...frame} d="M38 52h224v222H38z" />
    <path {...pane} d="M54 68h88v190H54zM158 68h88v190h-88z" />
    <path {...reflection} d="M159 214l86-50v93h-86z" />
    <path {...gleam} d="M172 257l52-188h14l-52 188z" />
    <Condensation id="foggy-window-fog" pane={boxOf(54.8, 68.8, 86.4, 188.4)} seed={8} dropSize={12} />
    <path {...frame} d="M28 274h244v13H28z" />
  </Wall>,
)
