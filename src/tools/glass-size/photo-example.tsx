/** What a photo should show: the window, the paper taped to its glass, and the eight corners to mark. */
export function PhotoExample() {
  return (
    <svg className="glass-size-example" viewBox="0 0 800 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="2">
        <path fill="var(--pane)" d="M196 66h408v520H196zM214 84h372v484H214zM172 586h456v20H172z" />
        <path fill="var(--ice-2)" d="M232 102h336v448H232z" />
        {/* How wide and how high: that is the question. */}
        <path d="M232 44h140M428 44h140M120 102v206M120 344v206M225 51l14-14M561 51l14-14M113 109l14-14M113 557l14-14" />
      </g>
      <text x="400" y="54">
        ?
      </text>
      <text x="120" y="336">
        ?
      </text>
      <path fill="var(--gleam)" d="M470 550L568 316v-88L434 550z" />
      <g fill="#fffefc" stroke="#071123" strokeWidth="3">
        <path strokeWidth="2" d="M300 216h119v154H300z" />
        <path fill="#e4d1b6" strokeWidth="1" d="M330 206h60v20h-60z" />
        <path d="M291 207h18v18h-18zM410 207h18v18h-18zM410 361h18v18h-18zM291 361h18v18h-18z" />
        <path d="M221 102a11 11 0 1 1 22 0 11 11 0 1 1-22 0M557 102a11 11 0 1 1 22 0 11 11 0 1 1-22 0M557 550a11 11 0 1 1 22 0 11 11 0 1 1-22 0M221 550a11 11 0 1 1 22 0 11 11 0 1 1-22 0" />
      </g>
      <text x="359" y="300" fontSize="20" fill="#3c4d64">
        8.5 × 11 in
      </text>
    </svg>
  )
}
