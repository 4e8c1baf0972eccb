/** The crank of a casement: base, arm and knob. Fill and stroke are those of the group around it. */
export function Crank() {
  return (
    <>
      <path d="M52 84h84q10 0 12 10l2 12q0 8-9 8H46q-9 0-8-8l3-12q2-10 11-10z" />
      <circle cx={94} cy={100} r={11} />
      <path d="M90 100l50 60 9-6-47-58z" />
      <circle cx={150} cy={166} r={13} />
      <circle fill="var(--ink)" cx={94} cy={100} r={4} />
    </>
  )
}
