// format* writes the short form of tables, labels and charts: '15–20'. say* writes what stands in a sentence: '15 to 20'.

/** The language of the site, and how it writes numbers, lists and dates. */
export const locale = 'en-CA'

export type Range = { readonly from: number; readonly to: number }

/** From the sum of the lower ends to the sum of the higher ends, of those that are known. */
export function addRanges(ranges: readonly (Range | undefined)[]): Range | undefined {
  const [first, ...others] = ranges.filter((range) => range !== undefined)
  return first && others.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), first)
}

/** 15–20 */
export function formatRange({ from, to }: Range): string {
  return `${from}–${to}`
}

/** $800, and $1,600 with a comma */
function formatMoney(amount: number): string {
  return `$${amount.toLocaleString(locale)}`
}

/** $150–$300 */
export function formatMoneyRange({ from, to }: Range): string {
  return `${formatMoney(from)}–${formatMoney(to)}`
}

/** $150 to $300, for running text */
export function sayMoneyRange({ from, to }: Range): string {
  return `${formatMoney(from)} to ${formatMoney(to)}`
}

/** 10 to 15, for running text */
export function sayRange({ from, to }: Range): string {
  return `${from} to ${to}`
}

/** 'cash, debit and e-transfer' */
export function sayList(items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items).replace(/, and /, ' and ')
}

/** 15+ */
export function formatAtLeast(amount: number): string {
  return `${amount}+`
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** 'five': a number in words, as far as a sentence spells numbers out. */
export function sayNumber(amount: number): string {
  return numberWords[amount] ?? String(amount)
}

/** 'Five', at the start of a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'broken glass', in the middle of a sentence. */
export function uncapitalize(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** '1 window', '3 windows' */
export function formatCount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** 'July 2026' for '2026-07' */
export function formatMonth(month: string): string {
  return new Date(`${month}-01T00:00Z`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
