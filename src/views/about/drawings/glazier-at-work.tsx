import { Artwork } from '../../../art/kit/artwork.tsx'
import { crop, drawing } from '../../../art/kit/drawing.tsx'
import { GlazierSetting } from '../../../art/kit/glazier.tsx'
import { outlined, roundStroke, seam, stroke } from '../../../art/kit/strokes.ts'
import { LampGlow } from '../../../art/kit/things.tsx'
import { homeWindow } from '../../../art/motifs/home-windows.tsx'
import { Skyline } from '../../../art/scene/scene.tsx'

export const experienceThumbnail = drawing('experience-thumbnail', crop(homeWindow))

/** A new pane goes in: the glazier at a window with Calgary in it. */
export const glazierAtWork = drawing(
  'glazier-at-work',
  <Artwork viewBox="0 0 560 420">
    <LampGlow id="glazier-at-work-lamp" strength={0.7} />
    <path fill="var(--room)" d="M0 0h560v420H0z" />
    <path fill="var(--floor)" d="M0 373h560v47H0z" />
    <circle fill="url(#glazier-at-work-lamp)" cx={24} cy={110} r={300} />
    <path {...seam} d="M0 372h560" />
    <path fill="var(--frame)" d="M176 26h346v278H176z" />
    <Skyline
      prefix="glazier-at-work"
      fromX={908}
      x={190}
      y={40}
      width={318}
      height={250}
      viewBox="986 204 432 339.62"
    />
    <path {...stroke('frame-hi', 1.4)} d="M190 40h318v250H190z" />
    <path fill="var(--sill)" d="M158 304h382v13H158z" />
    <path fill="var(--sill-edge)" d="M158 317h382v5H158z" />
    <g transform="rotate(-2.500 350 170)">
      <path {...outlined('cut-glass', 2, 'cut-glass-edge')} fillOpacity={0.2} d="M196 46h306v238H196z" />
      <path fill="var(--glass-edge-lit)" d="M502 46l7 5v238l-7-5zM196 284l7 5h306l-7-5z" />
      <path fill="var(--shine)" d="M268 284l82-238h46l-82 238zM396 284l82-238h16l-82 238z" />
    </g>
    <path fill="var(--boots)" opacity={0.18} d="M96 404h96l-8 8H104z" />
    <g transform="translate(138 408) scale(1.38)">
      <GlazierSetting />
      {/* The lamp, on what is turned to it. */}
      <path
        {...roundStroke('lamp-pool', 2.2)}
        strokeOpacity={0.85}
        d="M-20-100q-6-36-5-60 1-26 10-37M-17-234q1-18 13-21"
      />
    </g>
  </Artwork>,
)
