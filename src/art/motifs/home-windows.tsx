import type { ComponentProps } from 'react'
import { Siding, Wall } from '../kit/building.tsx'
import { drawing, sprite } from '../kit/drawing.tsx'
import { frame, gleam, ground, line, pane, reflection, stroke } from '../kit/strokes.ts'
import { LampBehindGlass } from '../kit/things.tsx'

/** The first of them alone, for places that crop it. */
export const homeWindow = drawing('home-window', <HeritageWindow />)

/** A hung window with divided lites and a cornice. */
function HeritageWindow(props: ComponentProps<'svg'>) {
  return (
    <Wall {...props}>
      <Siding from={40} every={36} />
      <path {...frame} d="M82 38h136l8-14H74zM86 38h128v248H86z" />
      <path {...pane} d="M100 54h100v104H100zM100 170h100v102H100z" />
      <path {...reflection} d="M101 112l98-52v97h-98zM101 246l98-58v83h-98z" />
      <LampBehindGlass id="heritage-window-lamp" d="M100 170h100v102H100z" />
      <path {...gleam} d="M112 271l56-100h16l-56 100zM138 271l56-100h5v2l-55 98z" />
      <path {...line} d="M133.3 54v104M166.6 54v104M100 106h100" />
      <path {...frame} d="M96 158h108v12H96zM76 286h148v14H76z" />
      <path {...line} d="M144 158v-6h12v6" />
    </Wall>
  )
}

export const homeWindows = sprite('home-windows', {
  heritage: <HeritageWindow />,
  /** A picture window between two casements, under a gable. */
  suburban: (
    <Wall>
      <path {...stroke('line', 8)} d="M0 62L150-10 300 62" />
      <path {...frame} d="M26 92h248v186H26z" />
      <path {...pane} d="M38 104h56v162H38zM106 104h88v162h-88zM206 104h56v162h-56z" />
      <path {...reflection} d="M39 214l54-32v83H39zM107 210l86-50v105h-86zM207 196l54-32v101h-54z" />
      <LampBehindGlass id="suburban-window-lamp" d="M106 104h88v162h-88z" />
      <path {...gleam} d="M116 265l58-160h13l-58 160zM139 265l54-148v20l-46 128zM46 265l34-96h8l-34 96z" />
      <path {...line} opacity={0.9} d="M62 266l8 7h12M230 266l8 7h12M94 104L38 185l56 81M206 104l56 81-56 81" />
      <path {...frame} d="M18 278h264v10H18z" />
      <path {...ground} d="M-400 288H700v12H-400z" />
    </Wall>
  ),
  /** A tall fixed unit and a balcony door behind a glass railing. */
  condo: (
    <Wall>
      <path {...ground} d="M-400 0H700v20H-400z" />
      <path {...frame} d="M44 20h212v280H44z" />
      <path {...pane} d="M56 32h90v268H56zM154 32h90v268h-90z" />
      <path {...reflection} d="M57 170l88-52v182H57zM155 150l88-52v202h-88z" />
      <LampBehindGlass id="condo-window-lamp" d="M154 32h90v268h-90z" />
      <path {...gleam} d="M66 300l70-218h9v20L82 300zM166 262l66-206h11v4l-58 202z" />
      <path {...line} d="M162 150v44M146 32v268" />
      <path d="M16 196h268v104H16z" fill="var(--ice-2)" opacity={0.62} />
      <path {...line} d="M16 300V196h268v104M105 200v100M195 200v100" />
      <path {...frame} d="M10 188h280v8H10z" />
    </Wall>
  ),
  /** A patio door at the foot of a terraced slope, and the small window above it. */
  walkout: (
    <Wall>
      <path d="M-400 46H700" stroke="var(--line)" strokeWidth={8} />
      <path {...frame} d="M112 96h170v204H112zM28 84h58v46H28z" />
      <path {...pane} d="M124 108h68v192h-68zM200 108h70v192h-70zM36 92h42v30H36z" />
      <path {...reflection} d="M125 220l66-40v120h-66zM201 204l68-40v136h-68z" />
      <LampBehindGlass id="walkout-window-lamp" d="M124 108h68v192h-68z" />
      <path {...gleam} d="M134 300l52-160h5v30l-42 130zM212 300l52-160h5v30l-42 130z" />
      <path {...frame} fill="var(--ice-3)" d="M-9 146h44v48h30v50h28v56H-9z" />
      <path
        {...line}
        opacity={0.6}
        d="M0 170h35M0 194h35M0 219h65M0 244h65M0 272h93M14 146v24M26 170v24M10 194v25M48 219v25M22 244v28M64 272v28"
      />
      <path {...frame} d="M-9 137h50v10H-9zM30 186h41v10H30zM60 236h39v10H60z" />
    </Wall>
  ),
})
