import { expect, test } from 'vitest'
import { listPages, listRedirects } from './built-site.ts'

test('the pages of a site are its HTML files but for the error pages', () => {
  const files = ['404.html', '500.html', 'about.html', 'index.html', 'robots.txt', 'services/fogging.html']
  expect(listPages(files)).toEqual(['/about', '/', '/services/fogging'])
})

test('a page has three other names, the home page those of its file', () => {
  expect(listRedirects(['/', '/about'], {})).toEqual([
    { from: '/index', to: '/' },
    { from: '/index/', to: '/' },
    { from: '/index.html', to: '/' },
    { from: '/index.html/', to: '/' },
    { from: '/about/', to: '/about' },
    { from: '/about.html', to: '/about' },
    { from: '/about.html/', to: '/about' },
  ])
})

test('an old URL redirects to where its page has moved', () => {
  expect(listRedirects([], { '/prices': '/services' })).toEqual([{ from: '/prices', to: '/services' }])
})
