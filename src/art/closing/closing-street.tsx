import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { dotsPath, type Point, range, seededRandom } from '../kit/geometry.ts'
import { GlazierCarrying, Lifter } from '../kit/glazier.tsx'
import { stroke } from '../kit/strokes.ts'
import { firPath, LampGlow, ParkedVan, ParkedVanPane, StreetLamp } from '../kit/things.tsx'
import { Clouds, Mountains, SceneDefs, Sky } from '../scene/scene-parts.tsx'

function drawFall(): string {
  const random = seededRandom(17)
  return dotsPath(range(60).map((): Point => [random() * 1440, random() * 600]))
}

/** Services: a street in the snow, the van by the kerb, and the new pane on its way to the house. */
export const closingStreet = drawing(
  'closing-street',
  <Artwork viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice">
    <SceneDefs prefix="closing-street" />
    <defs>
      <LampGlow id="closing-street-lamp" />
      <ParkedVanPane id="closing-street-pane" />
    </defs>
    <g transform="translate(0 -30)">
      <Sky prefix="closing-street" />
      <Clouds />
      <Mountains prefix="closing-street" />
    </g>
    {/* neighbours, asleep */}
    <path
      fill="var(--city-front)"
      d="M0 520v-60l60-44 60 44v20h40v-40l66-50 66 50v34h60v-52l56-42 56 42v38h70v-36l60-46 60 46v40h60v-54l62-46 62 46v150z"
    />
    <path fill="var(--lit-window)" d="M636 452h16v20h-16zM770 446h14v18h-14zM796 446h14v18h-14z" opacity={0.85} />
    <path fill="var(--bank-1)" d={firPath} transform="translate(560 520) scale(2.5)" />
    <path fill="var(--snow-bank-shade)" d="M0 512q360-14 720-8t720-6v142H0z" />
    <path fill="var(--snow-bank)" d="M0 574q420-22 760-12t680-12v90H0z" />
    {/* the house that called */}
    <path fill="var(--siding)" d="M1190 520V262l150-118 140 112v264z" />
    <path
      fill="none"
      stroke="var(--line)"
      d="M1190 300h260M1190 332h260M1190 364h260M1190 396h260M1190 428h260M1190 460h260M1190 492h260"
    />
    <path fill="var(--snow-bank)" d="M1160 278l180-142 170 136-10 14-160-126-170 132z" />
    <path fill="var(--tower-shade-0)" d="M1166 288l174-138 160 128-8 10-152-120-164 128z" />
    <circle fill="url(#closing-street-lamp)" cx={1334} cy={380} r={250} />
    <path fill="var(--frame)" d="M1256 306h158v150h-158z" />
    <path fill="var(--lit-window)" d="M1268 318h62v126h-62zM1340 318h62v126h-62z" />
    <path
      fill="var(--city-front)"
      opacity={0.85}
      d="M1284 362l14-10 8 12 14-4-4 16 8 12-14 4-4 16-14-10-14 4 4-16-8-12z"
    />
    <path
      {...stroke('city-front', 1.6)}
      strokeOpacity={0.7}
      d="M1298 352l4-34M1320 360l10-14M1320 376l10 12M1306 408l4 36M1288 400l-20 22M1284 362l-16-22"
    />
    <path fill="var(--sill)" d="M1248 456h174v10h-174z" />
    <path fill="var(--snow-bank)" d="M1250 456q30-9 60-4t60-2 50 6z" />
    <ellipse fill="url(#closing-street-lamp)" cx={1300} cy={540} rx={220} ry={40} />
    <StreetLamp x={716} y={566} height={300} glow="closing-street-lamp" />
    <g transform="translate(752 582) scale(1.1)">
      <ParkedVan pane="closing-street-pane" />
    </g>
    <g transform="translate(1190 602) scale(.76)">
      <GlazierCarrying>
        <g transform="rotate(4)">
          <path
            fill="url(#closing-street-pane)"
            fillOpacity={0.72}
            stroke="var(--coat-band)"
            strokeWidth={2}
            d="M30-216h104v184H30z"
          />
          <path fill="var(--shine)" d="M50-32l52-184h16L66-32z" />
          <Lifter x={72} y={-138} />
        </g>
      </GlazierCarrying>
    </g>
    <path d={drawFall()} stroke="var(--snowfall)" strokeWidth={3} strokeLinecap="round" opacity={0.6} />
  </Artwork>,
  { darkOnly: true },
)
