import { expect, test } from 'vitest'
import type { TraceEvent } from '../../tests/support/trace.ts'
import { readFrames } from './measure-wiping.ts'

function makeEvent(name: string, ts: number, milliseconds: number, type?: string): TraceEvent {
  return { name, pid: 1, tid: 1, ts, dur: milliseconds * 1000, args: type ? { data: { type } } : {} }
}

test('a frame is its animation frame and the pointer events before it, and nothing else', () => {
  const frames = readFrames([
    makeEvent('EventDispatch', 10, 1, 'pointermove'),
    makeEvent('EventDispatch', 20, 1, 'pointermove'),
    makeEvent('EventDispatch', 25, 9, 'scroll'),
    makeEvent('FireAnimationFrame', 30, 2),
    makeEvent('Layout', 40, 7),
    makeEvent('FireAnimationFrame', 50, 3),
    makeEvent('EventDispatch', 60, 5, 'pointermove'),
  ])
  expect(frames).toEqual({ frames: 2, median: 3.5, p95: 4 })
})
