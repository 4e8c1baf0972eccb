import { makeCanvas } from './canvas.ts'
import {
  addDirtyRect,
  clearStroke,
  type DirtyRect,
  fogUp,
  isFogged,
  measureClear,
  type Point,
  softEdge,
} from './clear-map.ts'
import { type Drop, findDropRect, isGone, makeDrop, moveDrop } from './drops.ts'
import { makeFogPane, paintDrop, paintRect, repaintLayer } from './fog-pane.ts'

const maxDrops = 9
/**
 * How long after the last touch the fog begins to return, and how much clearness a cell then loses in each step for each
 * fogged neighbour. Fog between the panes returns sooner.
 */
const slowReturn = { afterMs: 1500, loss: 0.15 }
const quickReturn = { afterMs: 700, loss: 0.6 }
/** How often the fog creeps back by a step. */
const creepEveryMs = 160
/** How long after the last touch all comes to rest: with the first wipe, nothing moves by itself for five seconds. */
const restAfterMs = 4000
/** A step changes much of the glass, so it is repainted this many rows in a frame, to keep frames short. */
const stripRows = 16

/**
 * The fog of a view on a canvas of its own. Only what has changed is painted again; nothing runs while nothing moves, or
 * while it is off the screen.
 */
export async function animateFog(view: HTMLElement, scene: Element) {
  const { canvas, context } = makeCanvas(1, 1)
  const { afterMs, loss } = view.hasAttribute('data-fog-returns') ? quickReturn : slowReturn
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let pane = await makeFogPane(view, scene)
  let drops: Drop[] = []
  let changed: DirtyRect[] = []
  let strips: DirtyRect[] = []
  let isInView = true
  let frameRequest = 0
  let timer = 0
  let [lastFrame, lastTouch, lastCreep] = [0, 0, 0]
  let beforeFrame: ((now: number) => boolean) | undefined

  function showAll(): void {
    canvas.width = pane.layer.fog.width
    canvas.height = pane.layer.fog.height
    context.drawImage(pane.layer.fog, 0, 0)
  }

  function run(): void {
    clearTimeout(timer)
    if (frameRequest || !isInView) return
    lastFrame = performance.now()
    frameRequest = requestAnimationFrame(paintFrame)
  }

  function paintFrame(now: number): void {
    const seconds = Math.min(0.05, Math.max(0, now - lastFrame) / 1000)
    lastFrame = now
    if (beforeFrame && !beforeFrame(now)) beforeFrame = undefined
    const isResting = now - lastTouch >= restAfterMs
    if (!isResting) moveDrops(seconds)
    creep(now, isResting)
    for (const rect of changed) paintRect(context, pane, rect)
    changed = []
    for (const drop of drops) paintDrop(context, pane, drop)

    frameRequest = 0
    if (!isInView) return
    const isMoving = drops.length > 0 && !isResting
    if (beforeFrame || isMoving || strips.length > 0) frameRequest = requestAnimationFrame(paintFrame)
    else if (!reducedMotion.matches && !isResting) timer = window.setTimeout(run, creepEveryMs)
  }

  function moveDrops(seconds: number): void {
    for (const drop of drops) {
      addDirtyRect(changed, findDropRect(drop))
      const from: Point = [drop.x, drop.y]
      const radius = drop.radius * 0.55 - softEdge / 2
      if (moveDrop(drop, seconds)) addDirtyRect(changed, clearStroke(pane.map, from, [drop.x, drop.y], radius, 0.9))
    }
    drops = drops.filter((drop) => !isGone(drop, pane.height))
  }

  function creep(now: number, isResting: boolean): void {
    const strip = strips.shift()
    if (strip) addDirtyRect(changed, strip)
    const isDue = now - lastTouch > afterMs && !isResting && now - lastCreep >= creepEveryMs
    if (strip || reducedMotion.matches || !isDue) return
    lastCreep = now
    const rect = fogUp(pane.map, loss)
    if (!rect) return
    const [left, top, right, bottom] = rect
    for (let row = top; row < bottom; row += stripRows) {
      strips.push([left, row, right, Math.min(bottom, row + stripRows)])
    }
  }

  /** Clears a stroke. Water gathers below it, unless the glass is clear there already. */
  function wipe(from: Point, to: Point, radius: number, hasDrop: boolean): void {
    addDirtyRect(changed, clearStroke(pane.map, from, to, radius))
    lastTouch = performance.now()
    const below: Point = [to[0] + (Math.random() - 0.5) * radius, to[1] + radius + 3]
    const isRoom =
      drops.length < maxDrops && below[1] < pane.height - 12 && isFogged(pane.map, [below[0], below[1] + 4])
    if (hasDrop && isRoom && !reducedMotion.matches) drops.push(makeDrop(below))
    run()
  }

  async function resize(): Promise<void> {
    if (view.clientWidth === pane.width && view.clientHeight === pane.height) return
    pane = await makeFogPane(view, scene)
    drops = []
    strips = []
    showAll()
  }

  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true
    if (isInView) run()
  }).observe(view)
  new ResizeObserver(resize).observe(view)
  showAll()

  return {
    canvas,
    wipe,
    getSize: (): Point => [pane.width, pane.height],
    measureClear: () => measureClear(pane.map),
    isMotionReduced: () => reducedMotion.matches,
    /** Calls back before each frame until it returns false. */
    onEachFrame(callback: (now: number) => boolean): void {
      beforeFrame = callback
      run()
    },
    async changeTheme(): Promise<void> {
      await repaintLayer(pane, scene)
      changed = [[0, 0, pane.map.columns, pane.map.rows]]
      run()
    },
  }
}

export type Fog = Awaited<ReturnType<typeof animateFog>>
