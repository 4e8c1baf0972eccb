import type { ComponentProps } from 'react'
import { Artwork } from '../../../art/kit/artwork.tsx'
import { drawing } from '../../../art/kit/drawing.tsx'
import * as paint from './van-strokes.ts'

export const vanRear = drawing('van-rear', VanRear)

function OpenDoors() {
  return (
    <>
      <path {...paint.body} d="M110 74L22 60q-8-1-8 8v284q0 9 8 8l88-14zM330 74l88-14q8-1 8 8v284q0 9-8 8l-88-14z" />
      <path {...paint.inside} strokeWidth={1.8} d="M98 92L30 82v252l68-11zM342 92l68-10v252l-68-11z" />
    </>
  )
}

/** Square and tape on one door, lifters on the other. */
function DoorTools() {
  return (
    <>
      <path {...paint.box} d="M42 150h46v13H70v92H57v-92H42z" />
      <path {...paint.thin} d="M57 178h7M57 192h10M57 206h7M57 220h10M57 234h7" />
      <g stroke="var(--ink)" strokeLinecap="round">
        <path strokeWidth={9} d="M376 176v54" />
        <path strokeWidth={36} d="M376 172h0M376 234h0" />
        <path stroke="var(--ice-3)" strokeWidth={15} d="M376 172h0M376 234h0" />
      </g>
    </>
  )
}

function Load() {
  return (
    <>
      <path {...paint.shelf} d="M120 168h66M120 222h66M120 276h66M186 340V120" />
      <path {...paint.box} d="M126 167v-30h24v30zM155 167v-22h24v22zM126 221v-26h22v26zM153 221v-34h26v34z" />
      <path
        {...paint.tinted}
        d="M126 275v-22h3l2-10h2l2 10h3v22zM140 275v-22h3l2-10h2l2 10h3v22zM154 275v-22h3l2-10h2l2 10h3v22zM168 275v-22h3l2-10h2l2 10h3v22z"
      />
      <path {...paint.box} d="M126 338v-38h54v38z" />
      <path {...paint.thin} d="M126 314h54M145 318h16M143 300v-8h20v8" />
      <path {...paint.thick} d="M194 340h62" />
      <path {...paint.sheet} fill="var(--ice-3)" d="M200 338l10-196h14l-10 196z" />
      <path {...paint.sheet} fill="var(--ice-2)" d="M218 338l9-214h14l-9 214z" />
      <path {...paint.sheet} fill="var(--cut-glass)" d="M238 338l7-178h13l-7 178z" />
      <path fill="var(--gleam)" d="M205 338l10-196h4l-10 196zM223 338l9-214h4l-9 214z" />
      <path {...paint.board} d="M268 338l4-202h16l-4 202zM290 338l2-214h24v214z" />
      <path {...paint.grain} d="M300 330q4-60 2-100t4-94M310 326q-2-50 1-90" />
    </>
  )
}

/** A light on its tripod and a vacuum, set down behind the van. */
function OnTheGround() {
  return (
    <>
      <path {...paint.thick} d="M42 410l22-62 22 62M64 350v-30" />
      <path {...paint.lamp} d="M38 286h52v36H38z" />
      <path {...paint.thick} d="M366 346c0-34 36-26 30-62" />
      <path {...paint.box} strokeWidth={2} d="M336 404v-48q0-14 14-14h36q14 0 14 14v48z" />
      <path {...paint.thin} d="M336 372h64" />
      <circle {...paint.windscreen} cx={352} cy={404} r={8} />
      <circle {...paint.windscreen} cx={384} cy={404} r={8} />
    </>
  )
}

/** The van from behind with its doors open: the same load, for a narrow screen. The ground is at 412. */
function VanRear(props: ComponentProps<'svg'>) {
  return (
    <Artwork viewBox="0 0 440 440" {...props}>
      <path fill="var(--line-2)" opacity={0.5} d="M20 410h400l-20 12H40z" />
      <path {...paint.tyre} d="M122 350h38v60h-38zM280 350h38v60h-38z" />
      <OpenDoors />
      <path {...paint.body} d="M106 356V82q0-34 32-36 82-6 164 0 32 2 32 36v274z" />
      <path {...paint.inside} d="M120 342V90q0-20 20-22 80-5 160 0 20 2 20 22v252z" />
      <path {...paint.rib} d="M120 108h200M150 68v52M190 66v54M250 66v54M290 68v52" />
      <Load />
      <path {...paint.windscreen} d="M98 342h244v18q0 6-6 6H104q-6 0-6-6z" />
      <path {...paint.thick} d="M146 46V32M294 46V32M128 32h184" />
      <path {...paint.box} d="M160 16h12v16h-12zM268 16h12v16h-12zM172 21h96v6h-96z" />
      <DoorTools />
      <OnTheGround />
    </Artwork>
  )
}
