import { Artwork } from '../kit/artwork.tsx'
import { drawing } from '../kit/drawing.tsx'
import { LinearGradient } from '../kit/gradients.tsx'
import { roundStroke, stroke } from '../kit/strokes.ts'
import { LampGlow } from '../kit/things.tsx'
import { Skyline } from '../scene/scene.tsx'

/** About: the room from which one looks out again. */
export const closingRoom = drawing(
  'closing-room',
  <Artwork viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice">
    <defs>
      <LampGlow id="closing-room-lamp" strength={0.85} />
      <LinearGradient id="closing-room-wall" colors={['deep', 'room']} at={[0, 0.55]} />
    </defs>
    <path fill="url(#closing-room-wall)" d="M0 0h1440v640H0z" />
    <path fill="var(--floor)" d="M0 580h1440v60H0z" />
    {/* As low, and as small, as the wide and low crop of a desk needs to show all of the room. */}
    <g transform="translate(506 240) scale(.62)">
      <circle fill="url(#closing-room-lamp)" cx={836} cy={222} r={330} />
      <ellipse fill="url(#closing-room-lamp)" cx={860} cy={566} rx={330} ry={58} />
      <path fill="var(--frame)" d="M916 26h478v444H916z" />
      <Skyline prefix="closing-room" fromX={908} x={930} y={40} width={450} height={416} viewBox="976 190 420 388.27">
        <path fill="url(#closing-room-water)" d="M900 560h540v40H900z" />
      </Skyline>
      <path fill="var(--frame)" d="M1149 40h12v416h-12z" />
      <path fill="var(--shine)" d="M960 456l128-416h44l-128 416zM1190 456l128-416h20l-128 416z" />
      <path {...stroke('frame-hi', 1.6)} d="M930 40h219v416H930zM1161 40h219v416h-219z" />
      <path fill="var(--sill)" d="M892 470h526v16H892z" />
      <path fill="var(--sill-edge)" d="M892 486h526v6H892z" />
      <path
        {...stroke('frame-hi', 1.4)}
        opacity={0.6}
        d="M926 548v-46h458v46M946 510v38M966 510v38M986 510v38M1006 510v38M1026 510v38M1046 510v38M1220 510v38M1240 510v38M1260 510v38M1280 510v38M1300 510v38M1320 510v38M1340 510v38M1360 510v38"
      />
      <path {...roundStroke('city-front', 6)} d="M836 566V246M808 568h56" />
      <path fill="var(--needle-pod)" d="M798 246l18-74h40l18 74z" />
      <path fill="var(--lamp-pool)" opacity={0.5} d="M798 246h76l-6-24h-64z" />
      <g transform="translate(36)">
        <path
          fill="var(--coat-shade)"
          d="M600 572v-74q0-22 20-22 6-84 12-96 8-18 46-18t46 18q6 12 12 96 20 0 20 22v74h-16v14h-12v-14H628v14h-12v-14z"
        />
        <path fill="var(--coat)" opacity={0.7} d="M724 380q6 12 12 96-12 2-12 22v40h-18V396q0-20-28-34 36 0 46 18z" />
        <path fill="var(--trousers)" d="M632 502h104v22H632z" />
      </g>
      <path
        fill="var(--tower-shade-0)"
        d="M1330 470q-8-44-34-56 26-2 36 26 0-42 22-64 12 30-8 66 14-26 40-24-14 30-44 52z"
      />
      <path fill="var(--hat-shade)" d="M1314 436h52l-8 34h-36z" />
    </g>
  </Artwork>,
  { darkOnly: true },
)
