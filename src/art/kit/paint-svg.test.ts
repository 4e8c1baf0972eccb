import { expect, test } from 'vitest'
import { paintSvg, readPalette } from './paint-svg.ts'

const css = ':root { --ink: light-dark(#112233, #eeddcc); --frame: #445566; --page: 86rem; }'

test('the palette holds each colour of the chosen theme, and colours only', () => {
  expect([...readPalette(css, 'light')]).toEqual([
    ['--ink', '#112233'],
    ['--frame', '#445566'],
  ])
  expect(readPalette(css, 'dark').get('--ink')).toBe('#eeddcc')
})

test('a painted drawing stands alone', () => {
  const drawing = '<svg viewBox="0 0 10 10"><path fill="var(--ink)" d="M0 0h10v10H0z"/></svg>'
  const painted = paintSvg(drawing, readPalette(css, 'dark'))
  expect(painted).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(painted).toContain('fill="#edc"')
  expect(painted).toContain('viewBox="0 0 10 10"')
  expect(painted).not.toContain('var(')
})

test('an unknown token stops the build', () => {
  expect(() => paintSvg('<svg><path fill="var(--nope)"/></svg>', readPalette(css, 'light'))).toThrow('--nope')
})
