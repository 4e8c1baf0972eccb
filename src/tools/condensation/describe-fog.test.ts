import { expect, test } from 'vitest'
import { prices } from '../../content/claims.ts'
import { fogPrice, writeRange } from '../kit/testing.ts'
import { describeAnswer, describeFinding, describeRoom } from './describe-fog.ts'
import { changeUnit, codec } from './fog.ts'
import { glassNames } from './words.ts'

function open(query: string) {
  return codec.read(new URLSearchParams(query))
}

test.each([
  ['fog=between&film=yes', 'fog=between&film=yes'],
  ['fog=room&out=-20&in=21&humidity=40&glass=double', 'fog=room&out=-20&in=21&humidity=40&glass=double'],
  ['fog=room&out=-12.5&in=70&unit=F', 'fog=room&out=-12.5&in=70&unit=F'],
  ['out=0&humidity=40', 'out=0&humidity=40'],
  ['fog=room&out=-90&in=400&humidity=-4&glass=<b>', 'fog=room'],
  ['fog=room&out=1e1&in=&humidity=35', 'fog=room&humidity=35'],
  ['fog=constructor&film=no', ''],
  ['fog=room&film=yes', 'fog=room'],
  ['fog=between&glass=single', 'fog=between'],
])('of %s what makes sense is kept: %s', (query, kept) => {
  const values = Object.entries(codec.write(open(query))).filter(([, value]) => value)
  expect(values.map((entry) => entry.join('=')).join('&')).toBe(kept)
})

const between = 'Fog between the panes. It does not wipe off.'

test.each([
  ['fog=outside', 'Fog on the outside. It wipes off.'],
  ['fog=between', `${between} Range shown: ${writeRange(fogPrice)}.`],
  ['fog=between&film=no', `${between} No white film. Range shown: ${writeRange(prices.foggyReseal)}.`],
  ['fog=between&film=yes', `${between} White film. Range shown: ${writeRange(prices.foggyUnit)}.`],
  ['fog=room', 'Fog on the room side. It wipes off.'],
  ['fog=room&out=-9.4&unit=F', 'Fog on the room side. It wipes off. −9.4 °F outside.'],
  ['fog=room&humidity=35&glass=single', 'Fog on the room side. It wipes off. 35% humidity, a single pane.'],
])('%s goes along as: %s', (query, line) => {
  expect(describeFinding(open(query))?.line.replaceAll('\u00a0', ' ')).toBe(line)
})

test.each([
  ['fog=room', 'Room side: humidity on cold glass', 'Nothing to repair'],
  ['fog=room&humidity=40', 'Room side: humidity on cold glass', 'Nothing to repair'],
  ['fog=room&out=-28', 'So far: −28 °C outside', 'Under 16%'],
  ['fog=room&out=-28&in=21&glass=double', 'Room side: −28 °C outside, double-pane glass', 'Under 16%'],
  ['fog=room&out=-23&in=21&glass=single', 'Room side: −23 °C outside, a single pane', 'Too cold to stay dry'],
  ['fog=room&out=20&in=21&glass=triple', 'Room side: 20 °C outside, triple-pane glass', 'It should stay dry'],
])('%s is answered: %s, %s', (query, said, figure) => {
  const answer = describeAnswer(open(query))
  expect([answer.said.replaceAll('\u00a0', ' '), answer.figure]).toEqual([said, figure])
})

test('no answer says ice and water at once, advises drier air that does not help, or has a wrong number', () => {
  const wrong: string[] = []
  const judge = (query: string, outside: number, humidity: number) => {
    const { sentence, ticks } = describeRoom(open(query))
    const limit = Number(/about (\d+)%/.exec(sentence)?.[1] ?? Number.NaN)
    const isDry = sentence.endsWith('it stays dry.')
    const isWrong =
      (/ice|frost/.test(sentence) && sentence.includes('water')) ||
      ((isDry || sentence.includes('too cold')) && ticks.join().includes('humidifier')) ||
      (isDry ? limit < humidity : limit > humidity) ||
      !sentence.startsWith(`At ${String(outside).replace('-', '−')}\u00a0°C, `) ||
      !sentence.includes(`at ${humidity}%`)
    if (isWrong) wrong.push(`${sentence} ${ticks}`)
  }
  for (const glass of Object.keys(glassNames))
    for (let outside = -40; outside <= 30; outside += 1)
      for (let humidity = 5; humidity <= 90; humidity += 1)
        judge(`fog=room&in=21&out=${outside}&humidity=${humidity}&glass=${glass}`, outside, humidity)
  expect(wrong).toEqual([])
})

test('what was not said is called an example, or assumed', () => {
  expect(describeRoom(open('fog=room')).sentence).toMatch(/^An example: enter your own\. At −20/)
  expect(describeRoom(open('fog=room&out=-28')).sentence).toContain('a room at 21\u00a0°C and double-pane glass')
  expect(describeRoom(open('fog=room&out=-28&in=20&glass=lowE')).sentence).not.toContain('Assuming')
  expect(describeRoom(open('fog=room&in=20')).sentence).not.toMatch(/\d/)
})

test('temperatures are the same after the unit has changed there and back', () => {
  for (let outside = -40; outside <= 30; outside += 0.5) {
    expect(changeUnit(changeUnit({ unit: 'C', outside })).outside).toBe(outside)
  }
})
