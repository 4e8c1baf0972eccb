/** The van with a pane on its rack, 350 wide, standing on 0. It looks to the left. `pane` is the id of a gradient. */
export function ParkedVan({ pane }: { pane: string }) {
  return (
    <>
      <path fill="var(--boots)" opacity={0.3} d="M4 12h350l-10 8H16z" />
      <path
        fill="var(--hat)"
        stroke="var(--boots)"
        strokeOpacity={0.55}
        strokeWidth={2.4}
        d="M350-22V-148q0-18-18-18H120q-22 0-36 18l-36 50-36 10q-12 4-12 18v48q0 8 8 8h334q8 0 8-8z"
      />
      <path fill="var(--hat-shade)" d="M349-54v32q0 7-7 7H8q-7 0-7-7v-32z" />
      <path fill="var(--frame)" d="M92-136q6-8 16-8h26v46H64z" />
      <path fill="var(--lit-glass)" opacity={0.75} d="M104-138q3-2 6-2h20v38H78z" />
      <path
        fill="none"
        stroke="var(--boots)"
        strokeOpacity={0.45}
        strokeWidth={2}
        d="M142-160V-16M60-96l2 80M338-160V-16"
      />
      <path fill="var(--frame)" d="M84-86h34v34H84z" />
      <path fill="var(--ice-3)" d="M88-82h26v26H88z" />
      <path stroke="var(--frame)" strokeWidth={5} d="M88-82l26 26" />
      <path fill={`url(#${pane})`} stroke="var(--cut-glass-edge)" strokeWidth={2} d="M166-158h158v106H166z" />
      <path fill="var(--shine)" d="M186-52l46-106h20l-46 106zM236-52l46-106h8l-46 106z" />
      <path fill="none" stroke="var(--boots)" strokeWidth={4} d="M160-172v130M330-172v130M156-48h178M156-168h178" />
      <path fill="var(--needle-pod)" d="M0-66q12-2 16 12-4 8-16 6z" />
      <path fill="var(--beacon)" d="M344-84h7v24h-7z" />
      <path strokeLinecap="round" stroke="var(--boots)" strokeWidth={60} d="M72-12h0M286-12h0" />
      <path strokeLinecap="round" stroke="var(--spacer)" strokeWidth={30} d="M72-12h0M286-12h0" />
    </>
  )
}

/** The gradient that ParkedVan paints its pane with, for the defs of the drawing that shows the van. */
export function ParkedVanPane({ id }: { id: string }) {
  return (
    <linearGradient id={id} x2={0} y2={1}>
      <stop stopColor="var(--sky-1)" />
      <stop offset={1} stopColor="var(--cut-glass)" />
    </linearGradient>
  )
}
