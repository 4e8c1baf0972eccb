import { expect, test } from 'vitest'
import { business } from '../content/business.ts'
import { formatPhone, smsHref, telHref } from './phone.ts'

test('a phone is shown the way Calgarians write it, on one line', () => {
  expect(formatPhone('+14035550142')).toBe('(403)\u00a0555-0142')
})

test.each(['4035550142', '+1 403 555 0142', '+440203555', '+140355501421', ''])('%j is refused', (number) => {
  expect(() => formatPhone(number)).toThrow('E.164')
})

test('links carry the stored form', () => {
  expect(telHref('+14035550142')).toBe('tel:+14035550142')
  expect(smsHref('+14035550142', 'Fog & a draft')).toBe('sms:+14035550142?&body=Fog%20%26%20a%20draft')
})

test('the phones of the business can be shown', () => {
  expect(formatPhone(business.phone)).toMatch(/^\(\d{3}\)/)
  expect(formatPhone(business.residentialPhone)).toMatch(/^\(\d{3}\)/)
})
