import { claims, prices } from '../../content/claims.ts'
import { formatMoneyRange, formatRange, sayMoneyRange } from '../../lib/format.ts'
import {
  type Answer,
  type CondensationInput,
  type CondensationResult,
  chooseAnswer,
  type Glass,
  humidityRange,
  roomTemperature,
} from './find-condensation.ts'

/** −20, with a true minus sign; what rounds to zero has none. */
export function formatDegrees(value: number): string {
  return String(Math.round(value)).replace('-', '−')
}

function formatTemperature(value: number): string {
  return `${formatDegrees(value)}\u00a0°C`
}

const glassChoices = [
  { value: 'single', label: 'Single' },
  { value: 'double', label: 'Double' },
  { value: 'lowE', label: 'Double Low-E' },
  { value: 'triple', label: 'Triple' },
] as const satisfies readonly { readonly value: Glass; readonly label: string }[]

/** In a sentence. */
const glassNames: Readonly<Record<Glass, string>> = {
  single: 'a single pane',
  double: 'double glass',
  lowE: 'double Low-E glass',
  triple: 'triple glass',
}

/** What the tool is set to when the page opens. */
export const condensationStart: CondensationInput = {
  glass: 'double',
  outside: -20,
  humidity: 40,
  isLeftAfterWiping: false,
}

const cannotWipe = 'I can’t wipe it off'

/** The fixed words of the tool “Where is the fog?”. */
export const condensation = {
  eyebrow: 'Condensation, explained',
  title: 'Where is the fog?',
  /** What the section says on a phone while it is folded. */
  summary: 'On the room side, on the outside or between the panes: only one of them needs a repair.',
  lead: 'Set the weather, the room and the glass. Often, what you see needs no repair.',
  view: 'From the room',
  crossSection: { title: 'Cut open at the sill', outside: 'Outside', room: 'Room', edge: 'Glass at the sill' },
  roomTemperature: formatTemperature(roomTemperature),
  outside: { label: 'Outside', unit: '°C' },
  humidity: { label: 'Indoor humidity', unit: '%' },
  glass: { label: 'Glass', choices: glassChoices },
  wiping: { label: cannotWipe, unavailable: 'Not with one pane' },
  ruler: { glass: 'glass', dewPoint: 'dew point' },
  stillThere: 'Still there after wiping both sides?',
  text: 'Text a photo',
  request: { label: 'Send as a request', issue: 'foggy' },
} as const

/** What a screen reader says of the two sliders. */
export function sayOutside(outside: number): string {
  return `${outside < 0 ? 'minus ' : ''}${Math.abs(outside)} degrees Celsius outside`
}

export function sayHumidity(humidity: number): string {
  return `${humidity} per cent humidity in the room`
}

const places: Readonly<Record<Answer, string>> = {
  room: 'On the room side',
  outside: 'On the outside',
  dry: 'Nowhere',
  between: 'Between the panes',
}

function nameSubstance(isFrost: boolean): string {
  return isFrost ? 'frost' : 'water'
}

/** 'At −20 °C, double glass stays dry up to about 22% humidity': rounded down, so that no wet room is at the limit. */
function describeLimit({ glass, outside, humidityLimit, isFreezing, roomSide }: CondensationResult): string {
  const start = `At ${formatTemperature(outside)}, ${glassNames[glass]}`
  if (humidityLimit < humidityRange.from) return `${start} is too cold to stay dry in any ordinary home`
  if (humidityLimit >= humidityRange.to) return `${start} is warm enough to stay dry in any ordinary home`
  const limit = `about ${Math.floor(humidityLimit)}% humidity`
  return roomSide.wetHeight > 0
    ? `${start} stays dry up to ${limit}`
    : `${start} takes ${limit} before ${nameSubstance(isFreezing)} forms`
}

function describeRoomSide({ wetHeight, frozenHeight, isFrost }: CondensationResult['roomSide']): string {
  const substance = isFrost ? 'frost grows' : 'water gathers'
  const extent = (isFrost ? frozenHeight : wetHeight) > 0.5 ? 'over most of the glass' : 'along the sill'
  return `${substance} ${extent}${frozenHeight > 0 && !isFrost ? ', with ice at the edge' : ''}`
}

export type CondensationFigure = { readonly value: string; readonly description: string }

export type AnswerWords = {
  readonly title: string
  readonly sentence: string
  readonly advice: readonly string[]
  /** Prices and hours, of the one answer that needs a repair. */
  readonly figures: readonly CondensationFigure[]
  /** The small print under advice or figures. */
  readonly note: string
}

function writeRoomAnswer(result: CondensationResult): AnswerWords {
  const { humidity, humidityLimit, roomSide } = result
  return {
    title:
      humidityLimit < humidityRange.from
        ? 'That is cold glass, not a broken window.'
        : 'That is humidity, not the window.',
    sentence: `${describeLimit(result)}. The room is at ${humidity}%, so ${describeRoomSide(roomSide)}.`,
    advice: [
      'Turn the humidifier down as it gets colder',
      'Run the kitchen and bathroom fans',
      'Open blinds and curtains, so that warm air reaches the glass',
    ],
    figures: [],
    note: 'General advice: every home is different.',
  }
}

function writeOutsideAnswer({ glass, outerFace }: CondensationResult): AnswerWords {
  const isGoodGlass = glass === 'lowE' || glass === 'triple'
  const settles = `${outerFace.isFrost ? 'frost' : 'dew'} settles there, as it does on a parked car.`
  return {
    title: isGoodGlass ? 'That is good glass at work.' : 'That is the morning, not the window.',
    sentence: isGoodGlass
      ? `It keeps the heat in, so its outer face is cold. On a clear, still morning ${settles}`
      : `On a clear, still morning the outer face cools below the air, and ${settles}`,
    advice: ['It is normal, and nothing is broken', 'Sun or wind clears it'],
    figures: [],
    note: '',
  }
}

function writeDryAnswer(result: CondensationResult): AnswerWords {
  const { glass, humidity, humidityLimit } = result
  const room = humidityLimit < humidityRange.to ? ` The room is at ${humidity}%.` : ''
  return {
    title: 'The glass stays dry.',
    sentence: `${describeLimit(result)}.${room}`,
    advice: [
      'If you still see fog here, try to wipe it off, inside and out',
      glass === 'single'
        ? 'If no cloth reaches it, there is a second pane: choose another kind of glass'
        : `If no cloth reaches it, switch on “${cannotWipe}”`,
    ],
    figures: [],
    note: '',
  }
}

function writeBetweenAnswer(): AnswerWords {
  return {
    title: 'The seal has failed.',
    sentence:
      'Damp air gets in and condenses where no cloth can reach. Neither weather nor humidity will clear it for good.',
    advice: [],
    figures: [
      { value: formatMoneyRange(prices.foggyReseal), description: 'to reseal the unit, if it is caught early' },
      { value: formatMoneyRange(prices.foggyUnit), description: 'for a new glass unit; the frame can stay' },
      { value: `${formatRange(claims.repairHours)} hours`, description: 'per window' },
    ],
    note: `The assessment is free, and so is the written estimate, valid for ${claims.estimateValidDays} days.`,
  }
}

const answers = {
  room: writeRoomAnswer,
  outside: writeOutsideAnswer,
  dry: writeDryAnswer,
  between: writeBetweenAnswer,
} as const satisfies Record<Answer, (result: CondensationResult) => AnswerWords>

/** The sentence under the ruler, which has the coldest glass and the dew point on it. */
function describeRuler(answer: Answer, { edge, dewPoint, roomSide }: CondensationResult): string {
  if (answer === 'between') return 'The room-side glass plays no part: this water is sealed in.'
  if (answer === 'outside') return 'On the room side the glass is warmer than the dew point, so that side stays dry.'
  // Both are shown rounded, and may look the same.
  const little = formatDegrees(edge) === formatDegrees(dewPoint) ? 'a little ' : ''
  const [comparison, consequence] =
    answer === 'room' ? ['colder', `${nameSubstance(roomSide.isFrost)} forms on it`] : ['warmer', 'it stays dry']
  return `The glass at the sill is ${little}${comparison} than the dew point of the room, so ${consequence}.`
}

/** What the drawing of the cross-section shows, for those who do not see it. */
function describeCrossSection(answer: Answer, { glass, outside, roomSide, outerFace }: CondensationResult): string {
  const isFrost = { room: roomSide.isFrost, outside: outerFace.isFrost, between: false, dry: false }[answer]
  const finding =
    answer === 'dry' ? 'The glass is dry.' : `${isFrost ? 'Frost' : 'Water'} forms ${places[answer].toLowerCase()}.`
  return `Section through ${glassNames[glass]}: outside, on the left, ${formatTemperature(outside)}; in the room, on the right, ${formatTemperature(roomTemperature)}. ${finding}`
}

export type CondensationWords = AnswerWords & {
  readonly answer: Answer
  readonly place: string
  readonly ruler: string
  readonly crossSection: string
  /** The whole answer, for the live region. */
  readonly status: string
}

/** Everything the tool says of one result. */
export function describeCondensation(result: CondensationResult): CondensationWords {
  const answer = chooseAnswer(result)
  const words = answers[answer](result)
  const place = places[answer]
  return {
    ...words,
    answer,
    place,
    ruler: describeRuler(answer, result),
    crossSection: describeCrossSection(answer, result),
    status: `${place}. ${words.title} ${words.sentence}`,
  }
}

/** The line that the form's message begins with. */
export function writeMessageLine(glass: Glass): string {
  return `Fog between the panes of ${glassNames[glass]}. It does not wipe off.`
}

/** Instead of the tool where scripts are off, and on paper. */
export const condensationWithoutScripts = {
  /** Leads to the tool from a question. */
  link: 'Is it the seal? Find out',
  lead: 'Where the water sits tells you whether anything is broken. Wipe the glass on both sides and look.',
  entries: [
    {
      term: places.room,
      description: 'That is humidity meeting cold glass. Less moisture or warmer glass stops it. Nothing is broken.',
    },
    {
      term: places.outside,
      description: 'Normal on a clear, still morning. Good glass keeps the heat in, so its outer face is cold.',
    },
    {
      term: places.between,
      description: `The seal has failed. Resealing is ${sayMoneyRange(prices.foggyReseal)}; a new glass unit is ${sayMoneyRange(prices.foggyUnit)}. The assessment is free, and the written estimate is valid for ${claims.estimateValidDays} days.`,
    },
  ],
} as const
