import type { Box } from './box.ts'
import { roundTo } from './geometry.ts'

/** The joints of a brick wall in running bond. */
export function drawBricks({ x, y, width, height }: Box, brick: { width: number; height: number }): string {
  let joints = ''
  let course = 0
  for (let top = y; top <= y + height; top += brick.height) {
    joints += `M${x} ${roundTo(top, 1)}h${width}`
    if (top + brick.height > y + height) break
    for (let joint = x + (course % 2 ? brick.width / 2 : brick.width); joint < x + width; joint += brick.width)
      joints += `M${roundTo(joint, 1)} ${roundTo(top, 1)}v${brick.height}`
    course += 1
  }
  return joints
}
