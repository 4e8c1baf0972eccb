import type { Box } from './box.ts'
import { circlePath, closedPath, range, seededRandom } from './geometry.ts'

type WaterDropsProps = { pane: Box; count: number; seed: number; dropSize: number }

function scatter({ pane: { x, y, width, height }, count, seed, dropSize }: WaterDropsProps) {
  const random = seededRandom(seed)
  const drops = range(count).map(() => {
    const chance = random()
    const radius = dropSize * (chance < 0.16 ? 0.8 : chance < 0.5 ? 0.52 : 0.34)
    const inset = 2 * dropSize
    return circlePath([x + dropSize + random() * (width - inset), y + dropSize + random() * (height - inset)], radius)
  })
  const runCount = Math.max(2, Math.round(width / (dropSize * 12)))
  const runs = range(runCount).map((index) => {
    const middle = x + (width * (index + 0.3 + random() * 0.4)) / runCount
    const foot = y + height * (0.35 + random() * 0.55)
    const head = foot - height * (0.18 + random() * 0.22)
    const half = dropSize * 0.34
    drops.push(circlePath([middle, foot], dropSize * 0.56))
    return closedPath(
      [
        [middle - half / 2, head],
        [middle + half / 2, head],
        [middle + half, foot],
        [middle - half, foot],
      ],
      1,
    )
  })
  return { drops: drops.join(''), runs: runs.join('') }
}

/** Drops on one pane, and the runs that the heaviest have left. */
export function WaterDrops(props: WaterDropsProps) {
  const { drops, runs } = scatter(props)
  return (
    <>
      <path fill="var(--water)" opacity={0.5} d={runs} />
      <path fill="var(--drop)" stroke="var(--line-2)" strokeOpacity={0.7} d={drops} />
    </>
  )
}
