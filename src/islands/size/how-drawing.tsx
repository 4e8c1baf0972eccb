/** What a photo should show: the window, the paper taped to its glass, and the eight corners to mark. */
export function HowDrawing() {
  return (
    <svg className="size-how" viewBox="0 0 800 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--ice-1)" d="M0 0h800v700H0z" />
      <path fill="none" stroke="var(--line)" strokeWidth="1.2" d="M0 96h800M0 204h800M0 312h800M0 420h800M0 528h800" />
      <Window />
      <Paper />
      <DimensionLines />
      <g fill="#fffefc" stroke="#071123" strokeWidth="3">
        <path d="M291 207h18v18h-18zM410 207h18v18h-18zM410 361h18v18h-18zM291 361h18v18h-18z" />
        {[
          [232, 102],
          [568, 102],
          [568, 550],
          [232, 550],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="11" />
        ))}
      </g>
    </svg>
  )
}

function Window() {
  return (
    <>
      <g stroke="var(--ink)">
        <path fill="var(--pane)" strokeWidth="2.4" d="M196 66h408v520H196z" />
        <path fill="var(--sill-edge)" strokeWidth="1.6" d="M214 84h372v484H214z" />
        <path fill="var(--ice-2)" strokeWidth="1.8" d="M232 102h336v448H232z" />
      </g>
      <path fill="var(--ice-3)" opacity=".55" d="M232 430L568 290v260H232z" />
      <path fill="var(--gleam)" d="M470 550L568 316v-88L434 550zM414 550l154-368v-26L402 550z" />
      <g stroke="var(--ink)">
        <path strokeWidth="1.3" opacity=".7" d="M196 66l36 36M604 66l-36 36M196 586l36-36M604 586l-36-36" />
        <path fill="var(--pane)" strokeWidth="2.4" d="M172 586h456v20H172z" />
      </g>
    </>
  )
}

function Paper() {
  return (
    <>
      <path fill="var(--frame-lo)" opacity=".16" d="M307 223h119v154H307z" />
      <path fill="#fffefc" stroke="#12233d" strokeWidth="1.8" d="M300 216h119v154H300z" />
      <path fill="#e4d1b6" stroke="#12233d" opacity=".92" d="M284 214l30-18 9 14-30 18zM405 196l30 18-9 14-30-18z" />
      <g className="size-paper-words">
        <text x="359" y="284" fontSize="19">
          8.5 × 11
        </text>
        <text x="359" y="308" fontSize="16">
          in
        </text>
      </g>
    </>
  )
}

/** How wide and how high: that is the question. */
function DimensionLines() {
  return (
    <>
      <g fill="none" stroke="var(--glass)" strokeWidth="1.8">
        <path d="M232 44h140M428 44h140M120 102v206M120 344v206" />
        <path stroke="var(--line-2)" strokeWidth="1.2" d="M232 36v54M568 36v54M112 102h108M112 550h108" />
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M225 51l14-14M561 51l14-14M113 109l14-14M113 557l14-14"
      />
      <g className="size-unknown">
        <text x="400" y="54">
          ?
        </text>
        <text x="120" y="336">
          ?
        </text>
      </g>
    </>
  )
}
