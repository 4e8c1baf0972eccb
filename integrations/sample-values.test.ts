import { expect, test } from 'vitest'
import { listSamples } from './sample-values.ts'

const values = {
  name: 'Northpane Window Repair',
  phone: '+14035550142',
  email: 'hello@northpane.example',
  siteUrl: 'https://www.northpane.example',
  social: { facebook: 'https://www.facebook.com/northpane.example' },
  city: 'Calgary',
  referencePrefix: 'NP',
}

test('names each value that is still a sample', () => {
  const written = listSamples(values, undefined).map(({ path, value }) => `${path.join('.')}: ${value}`)
  expect(written).toEqual([
    'name: Northpane Window Repair',
    'phone: +14035550142',
    'email: hello@northpane.example',
    'siteUrl: https://www.northpane.example',
    'social.facebook: https://www.facebook.com/northpane.example',
    'referencePrefix: NP',
  ])
})

test('is quiet about what was changed, SITE_URL included', () => {
  const changed = {
    name: 'Clearview Glass',
    phone: '+14032345678',
    email: 'hello@clearview.ca',
    siteUrl: 'https://www.northpane.example',
  }
  expect(listSamples(changed, 'https://clearview.ca')).toEqual([])
})
