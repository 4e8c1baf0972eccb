import { describe, expect, test } from 'vitest'
import type { Orientation } from './dimensions.ts'
import { guessOrientation, guessOrientationOnGlass } from './guess-orientation.ts'
import { createRandom, createScene, simulatePhoto, straightAhead } from './testing-photo.ts'

describe.each<Orientation>(['upright', 'sideways'])('paper that hangs %s', (orientation) => {
  test('is recognized by itself up to 30 degrees from the side', () => {
    for (const yaw of [-30, 0, 30]) {
      for (const pitch of [-15, 0, 15]) {
        const { paper } = simulatePhoto({ ...straightAhead, orientation, yaw, pitch })
        expect(guessOrientation(paper), `${yaw} ${pitch}`).toBe(orientation)
      }
    }
  })

  test('is recognized on the glass up to 45 degrees, where by itself it looks foreshortened', () => {
    for (const yaw of [-45, 0, 45]) {
      for (const pitch of [-45, 0, 45]) {
        const { paper, glass } = simulatePhoto({ ...straightAhead, orientation, yaw, pitch })
        expect(guessOrientationOnGlass(paper, glass, straightAhead.picture), `${yaw} ${pitch}`).toBe(orientation)
      }
    }
  })
})

test('the guess on the glass is right in 99 of 100 photos of any pane, from any angle', () => {
  const random = createRandom(3)
  const scenes = Array.from({ length: 500 }, () => createScene(random, random.between(-0.05, 0.05)))
  const right = scenes.filter((scene) => {
    const { paper, glass, orientation } = simulatePhoto(scene)
    return guessOrientationOnGlass(paper, glass, scene.picture) === orientation
  })
  expect(right.length).toBeGreaterThanOrEqual(495)
})
