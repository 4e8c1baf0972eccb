import { Artwork } from '../../../art/kit/artwork.tsx'
import { inline } from '../../../art/kit/drawing.tsx'
import { RadialGradient, VerticalGradient } from '../../../art/kit/gradients.tsx'
import { outlined } from '../../../art/kit/strokes.ts'
import { Skyline } from '../../../art/scene/scene.tsx'
import { claims } from '../../../content/claims.ts'

/** The figures 0 to 9 of the display face, as outlines: 1200 units to the em, standing on the line, y upwards. */
const figures: readonly string[] = [
  'M340-14Q192-14 120 93T48 390 120 687 340 794 561 687 632 390 561 93Q489-14 340-14zM340 76Q435 76 478 155T520 390 478 626 340 704Q246 704 203 626T160 390 203 155 340 76z',
  'M106 0V86H292V550H120V628L172 630Q210 632 239 642T288 683 318 780H400V86H574V0z',
  'M80 0V100Q167 169 224 216T323 304Q401 379 438 439T474 563 438 668 331 708Q253 708 217 660T181 540H80Q80 613 110 671T197 761 336 794Q448 794 515 735T582 575Q582 481 530 401T396 246Q365 217 321 183T217 114V94H600V0z',
  'M344-13Q271-13 219 11T132 72 81 154 62 240H170Q178 170 225 124T351 77 466 121 504 228Q504 306 450 351T300 396H272V486L377 600Q395 620 411 635T446 666V690H104V780H582V684L392 490V466Q505 445 559 385T612 235Q612 162 579 106T486 19 344-13z',
  'M54 195V300L380 780H500V774L245 399Q230 377 212 355T172 309V285H626V195zM408 0V240H409V420H511V240H512V0z',
  'M339-13Q269-13 219 8T137 61 88 131 68 200H176Q180 176 199 147T253 98 343 77Q424 77 464 130T504 258Q504 338 460 386T339 433Q299 433 270 420T223 388 193 350H90L134 780H570V686H218L193 450H217Q239 476 273 498T372 519Q445 519 499 487T583 398 612 263 579 121 485 23 339-13z',
  'M345-14Q261-14 199 22T104 119 70 260Q70 326 91 386T145 499 214 600Q227 618 246 643T286 693 324 742 354 780H482V774Q419 700 377 648T305 558Q280 526 260 499T225 450H249Q270 473 301 487T379 500Q454 500 507 467T588 379 616 253Q616 178 583 118T490 22 345-14zM348 72Q425 72 467 121T508 248Q508 332 464 377T346 422Q265 422 222 373T178 249Q178 202 197 162T254 97 348 72z',
  'M120 0V6L424 548Q450 593 467 618T503 662V686H72V780H608V678L246 0z',
  'M340-14Q213-14 136 47T58 212Q58 280 95 328T206 399V423Q146 446 117 491T88 591Q88 652 120 698T209 769 340 794Q454 794 524 739T593 591Q593 535 564 491T474 423V399Q549 375 586 328T622 211 588 93Q553 42 490 14T340-14zM340 72Q422 72 467 114T512 220 467 327 340 369 214 327 168 220 214 114Q259 72 340 72zM340 453Q408 453 447 489T485 581 447 673 340 708Q273 708 235 673T196 581 235 489 340 453z',
  'M198 0V6Q261 80 302 131T375 222Q386 236 411 268T455 330H431Q408 307 378 294T301 280Q226 280 173 313T92 402 64 527Q64 604 98 664T193 759 338 794 484 759 577 662 610 520Q610 454 589 395T535 282 466 180Q453 162 434 138T395 87 356 38 326 0zM334 360Q415 360 459 409T502 531Q502 579 484 619T428 683 335 707Q259 707 216 661T172 532 217 404 334 360z',
]

function Year() {
  return [...String(claims.since)].map((figure, index) => (
    <path key={index} d={figures[Number(figure)]} transform={index > 0 ? `translate(${index * 690})` : undefined} />
  ))
}

/** What stands behind frosted glass, as it shows there: upright smears without an edge. */
const peaks = [
  { x: 160, top: 150, width: 240 },
  { x: 330, top: 120, width: 180 },
  { x: 430, top: 40, width: 250 },
]
const towers = [
  { x: -40, top: 190, width: 130 },
  { x: 50, top: 150, width: 120 },
  { x: 130, top: 220, width: 90 },
  { x: 190, top: 130, width: 140 },
  { x: 268, top: 200, width: 100 },
  { x: 376, top: 100, width: 60 },
  { x: 440, top: 280, width: 170 },
]

function drawSmears(smears: readonly { x: number; top: number; width: number }[]) {
  return smears.map(({ x, top, width }) => <path key={x} d={`M${x} ${top}h${width}v${460 - top}H${x}z`} />)
}

function Frost() {
  return (
    <>
      <path fill="url(#clear-year-frost)" d="M0 0h640v460H0z" />
      <g fill="url(#clear-year-peak)">{drawSmears(peaks)}</g>
      <g fill="url(#clear-year-tower)">{drawSmears(towers)}</g>
      <path fill="var(--drop)" opacity={0.35} d="M0 0h640v460H0z" />
    </>
  )
}

/** Fades upwards and to both sides, in the proportions of what it fills. */
const smear = { cy: 1, r: 1, gradientTransform: 'matrix(.5 0 0 1 .25 0)' }

function FrostDefs() {
  return (
    <defs>
      <VerticalGradient id="clear-year-frost" colors={['ice-2', 'ice-1', 'cloud-5', 'ice-2']} at={[0, 0.4, 0.62, 1]} />
      <RadialGradient id="clear-year-tower" {...smear} colors={['needle']} opacities={[0.42, 0]} />
      <RadialGradient id="clear-year-peak" {...smear} colors={['peak-shade-1']} opacities={[0.5, 0]} />
      <mask id="clear-year-mask" maskUnits="userSpaceOnUse" x={0} y={0} width={640} height={460}>
        <use href="#clear-year-figures" fill="#fff" stroke="#fff" strokeWidth={64} />
      </mask>
    </defs>
  )
}

/** A frosted pane that the founding year was left clear in; Calgary shows through the figures. */
export const ClearYear = inline(
  <Artwork viewBox="0 0 640 460" preserveAspectRatio="xMidYMid slice">
    <FrostDefs />
    <Frost />
    <path fill="var(--film-thick)" opacity={0.8} d="M0 0h640v460H0z" />
    <g {...outlined('drop', 84, 'drop')} id="clear-year-rim">
      <g id="clear-year-figures" transform="matrix(.2 0 0-.2 44 318)">
        <Year />
      </g>
    </g>
    <g mask="url(#clear-year-mask)">
      <Skyline prefix="clear-year" fromX={880} width={640} height={460} viewBox="905 214 490 352.19">
        <path fill="var(--wiped-depth)" opacity={0.7} d="M900 200h500v370H900z" />
      </Skyline>
    </g>
    <path fill="var(--shine)" d="M70 460L238 0h70L140 460zM176 460L344 0h16L192 460z" />
  </Artwork>,
)
