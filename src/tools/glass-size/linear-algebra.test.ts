import { expect, test } from 'vitest'
import { crossProduct, solveLeastSquares } from './linear-algebra.ts'

test('a vector that lies clockwise of another has a positive cross product with it', () => {
  const right = { x: 1, y: 0 }
  const down = { x: 0, y: 1 }
  expect(crossProduct(right, down)).toBe(1)
  expect(crossProduct(down, right)).toBe(-1)
})

test('equations that agree are met, and those that do not are shared', () => {
  const agreeing = [
    { a: 1, b: 0, sum: 2 },
    { a: 0, b: 1, sum: 3 },
    { a: 1, b: 1, sum: 5 },
  ]
  expect(solveLeastSquares(agreeing)).toEqual({ x: 2, y: 3 })
  const disagreeing = [
    { a: 1, b: 0, sum: 2 },
    { a: 1, b: 0, sum: 4 },
    { a: 0, b: 1, sum: 3 },
  ]
  expect(solveLeastSquares(disagreeing)).toEqual({ x: 3, y: 3 })
})

test('equations that leave the unknowns open have no solution', () => {
  const same = { a: 1, b: 2, sum: 3 }
  expect(solveLeastSquares([same, same])).toEqual({ x: Number.NaN, y: Number.NaN })
})
