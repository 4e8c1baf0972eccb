import { makeCanvas } from './canvas.ts'
import { addDirtyRect, clearStroke, type DirtyRect, fogUp, isFogged, measureClear, type Point } from './clear-map.ts'
import { type Drop, findDropRect, isGone, makeDrop, moveDrop } from './drops.ts'
import { paintFogLayer } from './fog-layer.ts'
import { type FogPane, makeFogPane, paintDrop, paintRect } from './fog-pane.ts'
import type { Glass, Hand } from './write-number.ts'

const maxDrops = 9
/** How long after the hand has let go the fog begins to return, and how long it takes until it is whole. */
const returnsAfterMs = 900
const returnSeconds = 2.5
/** A frame has time for a part of the glass, so the fog returns in bands, one after the other. */
const bands = 8

/**
 * The fog of a view on a canvas of its own. Only what has changed is painted again; nothing runs while nothing moves, or
 * while it is off the screen.
 */
export async function animateFog(view: HTMLElement, scene: Element) {
  const { canvas, context } = makeCanvas(1, 1)
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let pane = await makeFogPane(view, scene)
  let drops: Drop[] = []
  let changed: DirtyRect[] = []
  let isInView = true
  /** How many bands may still be clear. */
  let bandsToReturn = 0
  let band = 0
  let returnTimer = 0
  let frameRequest = 0
  let lastFrame = 0
  let startHand: ((glass: Glass) => Hand) | undefined
  let hand: Hand | undefined
  let [handBegan, handDue] = [0, 0]

  function run(): void {
    if (frameRequest || !isInView) return
    lastFrame = performance.now()
    frameRequest = requestAnimationFrame(paintFrame)
  }

  function paintFrame(now: number): void {
    const seconds = Math.min(0.05, Math.max(0, now - lastFrame) / 1000)
    handBegan ||= now
    moveHand(now - handBegan)
    moveDrops(seconds)
    if (bandsToReturn > 0) returnFog((bands * seconds) / returnSeconds)
    paint()
    frameRequest = 0
    if (hand || drops.length > 0 || bandsToReturn > 0) run()
  }

  function paint(): void {
    for (const rect of changed) paintRect(context, pane, rect)
    changed = []
    for (const drop of drops) paintDrop(context, pane, drop)
  }

  function paintAll(): void {
    changed = [[0, 0, pane.map.columns, pane.map.rows]]
    paint()
  }

  function moveHand(elapsedMs: number): void {
    while (hand && handDue <= elapsedMs) {
      const { value, done } = hand.next()
      if (done) hand = undefined
      else handDue = value
    }
  }

  function moveDrops(seconds: number): void {
    for (const drop of drops) {
      addDirtyRect(changed, findDropRect(drop))
      const from: Point = [drop.x, drop.y]
      if (!moveDrop(drop, seconds)) continue
      addDirtyRect(changed, clearStroke(pane.map, from, [drop.x, drop.y], drop.radius / 2, drop.isWritten))
    }
    drops = drops.filter((drop) => !isGone(drop, pane.height))
  }

  function returnFog(loss: number): void {
    const returned = fogUp(pane.map, loss, band, bands)
    if (returned) addDirtyRect(changed, returned)
    bandsToReturn = returned ? bands : bandsToReturn - 1
    band = (band + 1) % bands
  }

  /** Shows at once how all of this ends: everything is written, and the rest fogged. */
  function settle(): void {
    moveHand(Number.POSITIVE_INFINITY)
    drops = []
    clearTimeout(returnTimer)
    bandsToReturn = 0
    pane.map.values.set(pane.map.written)
    paintAll()
  }

  function hasSizeOf({ width, height }: FogPane): boolean {
    return view.clientWidth === width && view.clientHeight === height
  }

  function fit(): void {
    canvas.width = pane.layer.fog.width
    canvas.height = pane.layer.fog.height
    paintAll()
  }

  function beginToWrite(): void {
    hand = startHand?.({
      width: pane.width,
      height: pane.height,
      touch: (from, to, radius) => addDirtyRect(changed, clearStroke(pane.map, from, to, radius, true)),
      drip: (from, radius) => drops.push(makeDrop(from, radius)),
    })
    handDue = 0
  }

  async function resize(): Promise<void> {
    if (hasSizeOf(pane)) return
    const resized = await makeFogPane(view, scene)
    // It may have got another size meanwhile, for which a pane is made or there.
    if (!hasSizeOf(resized)) return
    pane = resized
    fit()
    beginToWrite()
    settle()
  }

  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true
    if (isInView) run()
    else if (handBegan) settle()
  }).observe(view)
  new ResizeObserver(resize).observe(view)
  fit()

  return {
    canvas,
    /** Clears a stroke. Water gathers below it, unless the glass is clear there already. */
    wipe(from: Point, to: Point, radius: number, hasDrop: boolean): void {
      addDirtyRect(changed, clearStroke(pane.map, from, to, radius))
      clearTimeout(returnTimer)
      bandsToReturn = 0
      const below: Point = [to[0] + (Math.random() - 0.5) * radius, to[1] + radius + 3]
      const isRoom =
        drops.length < maxDrops && below[1] < pane.height - 12 && isFogged(pane.map, [below[0], below[1] + 4])
      if (hasDrop && isRoom && !reducedMotion.matches) drops.push(makeDrop(below))
      run()
    },
    /** The hand has left the glass: the fog returns, where nobody asked for less motion. */
    letGo(): void {
      if (reducedMotion.matches) return
      clearTimeout(returnTimer)
      returnTimer = window.setTimeout(() => {
        bandsToReturn = bands
        run()
      }, returnsAfterMs)
    },
    /** Has a finger write on the glass, and again at once when the glass gets another size. */
    write(start: (glass: Glass) => Hand): void {
      startHand = start
      beginToWrite()
      if (reducedMotion.matches) settle()
      else run()
    },
    measureClear: () => measureClear(pane.map),
    /** Draws the fog in the colours of another theme. Where it was wiped it stays clear. */
    async changeTheme(): Promise<void> {
      pane.layer = await paintFogLayer(scene, pane)
      paintAll()
    },
  }
}

export type Fog = Awaited<ReturnType<typeof animateFog>>
