import { expect, test } from 'vitest'
import { listCharacters, readWords } from './page-text.ts'

test('the words of a page are its text, without its head, styles and scripts', () => {
  const html =
    '<head><title>No</title></head><style>p{}</style><p>Caf&eacute; <b>&amp; glass</b></p><script>let no</script>'
  expect(readWords(html).replace(/\s+/g, ' ').trim()).toBe('Café & glass')
})

test('characters come in order, each once, with all of basic Latin and no control characters', () => {
  const characters = listCharacters(['é–\n', 'é\t“'])
  expect(characters).toHaveLength(95 + 3)
  expect(characters.slice(0, 2)).toEqual([' ', '!'])
  expect(characters.slice(-3)).toEqual(['é', '–', '“'])
})
