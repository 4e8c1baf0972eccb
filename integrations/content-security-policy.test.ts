import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addContentSecurityPolicy, buildPolicy } from './content-security-policy.ts'

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function readDirective(html: string, name: string): string | undefined {
  return buildPolicy(html)
    .split(';')
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

test('scripts that a browser runs and styles are allowed by the hash of their text, each once', () => {
  const html = '<style>p{top:0}</style><script>go()</script><script type="module">go()</script><script>stop()</script>'
  expect(readDirective(html, 'script-src')).toBe(`${hash('go()')} ${hash('stop()')}`)
  expect(readDirective(html, 'style-src')).toBe(hash('p{top:0}'))
})

test('text with entities, umlauts and angle brackets is hashed as the browser reads it', () => {
  const script = 'if (a < b && "é&amp;") go()'
  expect(readDirective(`<script>${script}</script>`, 'script-src')).toBe(hash(script))
})

test('data in a script element needs no permission', () => {
  expect(readDirective('<script type="application/ld+json">{}</script>', 'script-src')).toBe('')
})

test('files of scripts, pictures in the page and blob: pictures are allowed only where a page has them', () => {
  expect(readDirective('<p>Words</p>', 'img-src')).toBe("'self'")
  expect(readDirective('<img src="data:image/webp;base64,AA==">', 'img-src')).toBe("'self' data:")
  expect(readDirective('<style>p{content:url(data:image/svg+xml,x)}</style>', 'img-src')).toBe("'self' data:")
  expect(readDirective('<form></form>', 'img-src')).toBe("'self' blob:")
  expect(readDirective('<p>Words</p>', 'script-src')).toBe('')
  expect(readDirective('<template><script src="/tool.js"></script></template>', 'script-src')).toBe("'self'")
})

test.each([
  ["<p style='color:red'>", 'style'],
  ['<button onclick="go()">', 'onclick'],
])('%s stops the build', (html, name) => {
  expect(() => buildPolicy(html)).toThrow(name)
})

test.each([
  ['<form></form>', "'self'", "'none'"],
  ['<form method="post" action="/estimate"></form>', "'self'", "'self'"],
  [
    '<form method="post" action="https://forms.example/f/1"></form>',
    "'self' https://forms.example",
    'https://forms.example',
  ],
])('%s may connect to %s and be sent to %s', (html, connect, action) => {
  expect(readDirective(html, 'connect-src')).toBe(connect)
  expect(readDirective(html, 'form-action')).toBe(action)
})

test('the policy stands before everything that it governs', () => {
  const html = '<head><meta charset="utf-8"><script>go()</script></head>'
  expect(addContentSecurityPolicy(html)).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]+"><script>/,
  )
  expect(() => addContentSecurityPolicy('<head></head>')).toThrow('charset')
})
