/** A magpie, 170 by 150, standing on y = 110 and looking left. Place it on a frame, not on glass. */
export function Magpie() {
  const feathers = { fill: 'var(--frame-lo)', stroke: 'var(--plumage-rim)', strokeWidth: 1.4 } as const
  return (
    <>
      <path {...feathers} d="M84 66l80 66-8 12-16-4-66-58z" />
      <path fill="none" stroke="var(--plumage)" strokeWidth={4} strokeLinecap="round" d="M86 74l66 58" />
      <path
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth={3.6}
        strokeLinecap="round"
        d="M56 88l-2 22m-10 0h18M68 88l4 22m-10 0h18"
      />
      <path
        {...feathers}
        d="M22 30c2-14 14-20 26-17s16 14 24 20c14 6 24 18 24 34-2 16-18 26-36 25-18 0-30-14-30-30 0-8 0-16-3-22z"
      />
      <path
        fill="var(--on-frame)"
        d="M33 58c0 20 12 32 28 33 8 0 14-2 20-6-16-2-28-14-32-33-4 4-10 6-16 6zM62 40c10 2 20 8 26 18-8 2-18-2-24-8z"
      />
      <path fill="var(--plumage)" d="M58 54c10 14 26 22 46 26-14 8-38 2-46-26z" />
      <path {...feathers} d="M24 24L4 30l20 6z" />
      <circle fill="var(--on-frame)" cx={35} cy={26} r={2.8} />
    </>
  )
}
