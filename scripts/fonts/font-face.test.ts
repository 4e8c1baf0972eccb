import { expect, test } from 'vitest'
import { readFontFace } from './font-face.ts'

test('a rule is read as a minifier writes it', () => {
  const rule =
    '@font-face{font-family:Clear Sans;src:url(/_astro/clear.a1.woff2)format("woff2");font-weight:400 650;unicode-range:U+A1-FF,U+131}'
  expect(readFontFace(rule)).toEqual({
    family: 'Clear Sans',
    url: '/_astro/clear.a1.woff2',
    weights: { min: 400, max: 650 },
    unicodeRange: 'U+A1-FF,U+131',
  })
})

test('a rule is read as a person writes it', () => {
  const rule = '@font-face { font-family: "Clear"; src: url("/clear.woff2") format("woff2"); font-weight: 600; }'
  expect(readFontFace(rule)).toEqual({
    family: 'Clear',
    url: '/clear.woff2',
    weights: { min: 600, max: 600 },
    unicodeRange: undefined,
  })
})

test('a rule that names no file is none of ours', () => {
  expect(readFontFace('@font-face{font-family:Clear;src:local("Arial");font-weight:400}')).toBeUndefined()
})
