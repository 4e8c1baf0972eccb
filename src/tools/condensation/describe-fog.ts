import { formatMoneyRange, sayList } from '../../lib/format.ts'
import type { Finding } from '../kit/carry.ts'
import type { Answer } from '../kit/tool-window.tsx'
import { toolWords } from '../kit/words.ts'
import { findHumidityLimit, findMoisture } from './find-condensation.ts'
import { type Fog, findScale, type NumberName, toCelsius, type Unit } from './fog.ts'
import { between, glassNames, placeWords, room, condensation as words } from './words.ts'

/** No ordinary home is drier or damper than this. */
const ordinaryHumidity = { from: 10, to: 70 }

/** −9.4 °C with a true minus sign, or 40%. */
export function formatNumber(name: NumberName, value: number, unit: Unit): string {
  return `${String(value).replace('-', '−')}${name === 'humidity' ? '%' : `\u00a0°${unit}`}`
}

type RoomAnswer = Partial<Pick<Answer, 'figure' | 'aside'>> & {
  /** The most humidity at which the glass stays dry; nothing where the weather is not known. */
  readonly limit?: number
  readonly sentence: string
  readonly ticks: readonly string[]
}

/** How dry the room has to be: an example until a number is given, and then only with a temperature outside. */
export function describeRoom(fog: Fog): RoomAnswer {
  const { outside = findScale('outside', fog.unit).example, humidity, glass = 'double', unit } = fog
  const isExample = listFacts(fog).length === 0
  if (fog.outside === undefined && !isExample) return { sentence: room.addOutside, ticks: room.ticks.drier }
  const conditions = { glass, outside: toCelsius('outside', fog), room: toCelsius('room', fog) }
  const limit = findHumidityLimit(conditions)
  const kind = limit < ordinaryHumidity.from ? 'tooCold' : limit < ordinaryHumidity.to ? 'upTo' : 'warmEnough'
  // Rounded down, so that a humidity at which the glass is wet is never said to keep it dry.
  const [figure, rule] = room.figures[kind].map((text) => text.replace('%', `${Math.floor(limit)}%`))
  const wet = humidity === undefined ? undefined : findMoisture(conditions, humidity)
  const isDry = kind === 'warmEnough' || (humidity !== undefined && !wet)
  const outcome = wet ? room.moisture(wet.isFrost, wet.coversMost) : room.staysDry
  const end = humidity === undefined ? '.' : `; at ${humidity}%, ${outcome}.`
  const sentence = `At ${formatNumber('outside', outside, unit)}, ${glassNames[glass][1]} ${rule}${end}`
  const ticks = kind === 'tooCold' ? room.ticks.warmer : isDry ? room.ticks.stillWet : room.ticks.drier
  if (isExample) return { limit, sentence: `${room.example} ${sentence}`, ticks }
  const aside = kind === 'upTo' ? room.aside : undefined
  return { limit, figure: `${figure}`, aside, sentence: `${sentence}${describeAssumed(fog)}`, ticks }
}

/** Room and glass are as in most homes until they are said. */
function describeAssumed({ room: inside, glass, unit }: Fog): string {
  const temperature = formatNumber('room', findScale('room', unit).example, unit)
  const assumed = [inside === undefined ? `a room at ${temperature}` : '', glass ? '' : glassNames.double[1]]
  const named = assumed.filter(Boolean)
  return named.length > 0 ? ` ${room.assumed(sayList(named))}` : ''
}

/** What is in the strip. */
export function describeAnswer(fog: Fog): Answer {
  const { where, unit, outside, glass } = fog
  if (!where) return { ...words.unsaid, isWords: true }
  const { label, cause, figure } = placeWords[where]
  const said = `${label}: ${cause}`
  if (where === 'between') {
    const { price, short } = chooseRepair(fog)
    return { said, figure: formatMoneyRange(price), aside: { value: short, note: between.perWindow } }
  }
  const answer = where === 'room' ? describeRoom(fog) : undefined
  if (!answer?.figure) return { said, figure, isWords: true }
  const lead = fog.room !== undefined && glass ? label : room.soFar
  const facts = listFacts({ unit, outside, glass }).join(', ')
  return { said: `${lead}: ${facts}`, figure: answer.figure, aside: answer.aside, isWords: !answer.aside }
}

function chooseRepair({ film }: Fog) {
  return film ? between.films[film] : between.undecided
}

/** 'Fog on the room side. It wipes off. −28 °C outside, 35% humidity, double glass.' */
export function describeFinding(fog: Fog): Finding | undefined {
  const { where } = fog
  if (!where) return undefined
  const { line, price } = chooseRepair(fog)
  const isBetween = where === 'between'
  const facts = listFacts(fog).join(', ')
  const range = isBetween && toolWords.rangeShown(formatMoneyRange(price))
  const lines = [placeWords[where].line, line, facts && `${facts}.`, range]
  return { line: lines.filter(Boolean).join(' '), issue: isBetween ? 'foggy' : undefined }
}

/** What was said of weather, room and glass. */
function listFacts({ unit, outside, room: inside, humidity, glass }: Fog): string[] {
  return [
    outside === undefined ? '' : `${formatNumber('outside', outside, unit)} outside`,
    inside === undefined ? '' : `${formatNumber('room', inside, unit)} in the room`,
    humidity === undefined ? '' : `${humidity}% humidity`,
    glass ? glassNames[glass][1] : '',
  ].filter(Boolean)
}
