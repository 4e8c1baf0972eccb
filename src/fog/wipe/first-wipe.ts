import type { Fog } from './animate-fog.ts'
import type { Point } from './clear-map.ts'

const durationMs = 800
/** However few frames there are, the wipe is made of strokes this short, so that its curve stays round. */
const strokeShare = 0.05

/** The position of the hand: from the lower left over the roofs, through the Calgary Tower and out at the right. */
function findHand(share: number, [width, height]: Point): Point {
  const [start, bend, end] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return [width * (0.2 * start + 0.52 * bend + 1.02 * end), height * (0.76 * start + 0.3 * bend + 0.62 * end)]
}

/** One wipe that the page makes by itself. With reduced motion what it clears is simply clear. */
export function playFirstWipe(fog: Fog): void {
  const size = fog.getSize()
  const radius = size[1] * 0.16
  let from = findHand(0, size)
  let begin = 0
  let done = 0
  const wipeTo = (share: number) => {
    while (done < share) {
      done = Math.min(share, done + strokeShare)
      const to = findHand(done, size)
      const width = 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, done * 1.2 + 0.12))
      fog.wipe(from, to, radius * width, Math.random() < 0.4)
      from = to
    }
  }
  if (fog.isMotionReduced()) {
    wipeTo(1)
    return
  }
  fog.onEachFrame((now) => {
    begin ||= now
    const time = Math.min(1, (now - begin) / durationMs)
    wipeTo(time < 0.5 ? 2 * time * time : 1 - (2 - 2 * time) ** 2 / 2)
    return time < 1
  })
}
