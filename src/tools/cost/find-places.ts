export type ServedPlace = {
  readonly name: string
  /** Other names that people call it by. */
  readonly aliases?: readonly string[]
}

/** 'Eau Claire!' and 'EAU  CLAIRE' are the same, and so are letters with and without accents. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * The places that fit what was typed, best first: those whose name begins with it, those with a word that does, those
 * that contain it, and those that differ by a typing error.
 */
export function findPlaces<Place extends ServedPlace>(typed: string, places: readonly Place[]): readonly Place[] {
  const query = normalize(typed)
  if (!query) return places
  return places
    .map((place) => ({ place, rank: Math.min(...listNames(place).map((name) => rankName(name, query))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place)
}

/** The place whose name was typed in full. */
export function matchPlace<Place extends ServedPlace>(typed: string, places: readonly Place[]): Place | undefined {
  const query = normalize(typed)
  return places.find((place) => listNames(place).includes(query))
}

function listNames({ name, aliases = [] }: ServedPlace): string[] {
  return [name, ...aliases].map(normalize)
}

function rankName(name: string, query: string): number {
  if (name.startsWith(query)) return 0
  if (name.split(' ').some((word) => word.startsWith(query))) return 1
  if (name.includes(query)) return 2
  const errors = Math.min(
    // All of the name, or as much of it as was typed, with one letter left out.
    ...[name, name.slice(0, query.length), name.slice(0, query.length + 1)].map((part) => countErrors(query, part)),
  )
  return errors <= allowErrors(query) ? 2 + errors : Number.POSITIVE_INFINITY
}

function allowErrors({ length }: string): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

/** The optimal string alignment distance: how many letters to add, drop, change or swap with their neighbour. */
export function countErrors(one: string, other: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[beforeLast, last] = [last, row]
  }
  return at(last, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
