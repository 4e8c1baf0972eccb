import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { buildVcard } from './vcard.ts'

const contact = {
  name: 'Café, Glass and Sons',
  phones: [
    { value: '+14035550142', label: 'Call or text' },
    { value: '+14035550187', label: 'Homes' },
  ],
  emails: [{ value: 'hello@example.com', label: 'General' }],
  url: 'https://example.com',
  logo: Buffer.from('a picture '.repeat(40)),
}

function parse(vcard: string) {
  return new ICAL.Component(ICAL.parse(vcard))
}

test('ical.js reads the vCard back as the same contact', () => {
  const card = parse(buildVcard(contact))
  expect(card.getFirstPropertyValue('version')).toBe('3.0')
  expect(card.getFirstPropertyValue('fn')).toBe(contact.name)
  expect(card.getAllProperties('tel').map((phone) => phone.getFirstValue())).toEqual(['+14035550142', '+14035550187'])
  expect(card.getFirstPropertyValue('email')).toBe('hello@example.com')
  expect(card.getFirstPropertyValue('url')).toBe('https://example.com')
  for (const picture of ['photo', 'logo']) {
    expect(Buffer.from(String(card.getFirstPropertyValue(picture)), 'base64')).toEqual(contact.logo)
  }
})

test('each phone has its own label, and the first is preferred', () => {
  const lines = buildVcard(contact).split('\r\n')
  expect(lines).toContain('phone1.TEL;TYPE=WORK,VOICE,PREF:+14035550142')
  expect(lines).toContain('phone2.TEL;TYPE=WORK,VOICE:+14035550187')
  expect(lines).toContain('phone2.X-ABLabel:Homes')
})

test('what separates values in a vCard is escaped in a name', () => {
  expect(buildVcard({ ...contact, name: 'A;B,C\\D' })).toContain('FN:A\\;B\\,C\\\\D\r\n')
})

test('no line is longer than 75 bytes, and none breaks inside a character', () => {
  const vcard = buildVcard({ ...contact, name: 'é'.repeat(60) })
  for (const line of vcard.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(parse(vcard).getFirstPropertyValue('fn')).toBe('é'.repeat(60))
})
