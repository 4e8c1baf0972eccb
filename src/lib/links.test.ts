import { expect, test } from 'vitest'
import { business } from '../content/business.ts'
import { absoluteUrl, formatPhone, mailtoHref, smsHref, telHref } from './links.ts'

test('URLs are absolute and end without a slash, the home page included', () => {
  const site = new URL('https://example.com/')
  expect(absoluteUrl('/', site)).toBe('https://example.com')
  expect(absoluteUrl('/about', site)).toBe('https://example.com/about')
})

test('a phone number is shown the way Calgarians write it, on one line', () => {
  expect(formatPhone('+14035550142')).toBe('(403)\u00a0555-0142')
})

test.each(['4035550142', '+1 403 555 0142', '+440203555', '+140355501421', ''])('%j is refused', (number) => {
  expect(() => formatPhone(number)).toThrow('E.164')
})

test('the phone numbers of the business can be shown', () => {
  expect(formatPhone(business.phone)).toMatch(/^\(\d{3}\)/)
  expect(formatPhone(business.residentialPhone)).toMatch(/^\(\d{3}\)/)
})

test('links carry the stored form of a phone number', () => {
  expect(telHref('+14035550142')).toBe('tel:+14035550142')
  expect(smsHref('+14035550142', 'Fog & a draft')).toBe('sms:+14035550142?&body=Fog%20%26%20a%20draft')
})

test('a mail link carries its subject, with spaces and signs spelled safely', () => {
  expect(mailtoHref('hello@example.com', 'Windows & glass')).toBe(
    'mailto:hello@example.com?subject=Windows%20%26%20glass',
  )
})

test('a mail link may carry the text, with line breaks as mail has them', () => {
  expect(mailtoHref('hello@example.com', 'Glass', 'Name: Zoë & Co\n\nFoggy\r\nwindow')).toBe(
    'mailto:hello@example.com?subject=Glass&body=Name%3A%20Zo%C3%AB%20%26%20Co%0D%0A%0D%0AFoggy%0D%0Awindow',
  )
})
