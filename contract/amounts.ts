import { toLatinDigits } from './digits.ts'
import names from './amount-names.json' with { type: 'json' }

/** Ends of words: `\b` does not know Devanagari. */
const wordOf = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])\\.?`

/**
 * Patterns of words. The scales are powers of ten, and letters are those where the amount is money. Units are in one unit for
 * each kind of measure, so that one can be converted into another.
 */
const { scales: SCALES, letters: LETTERS, currencies: CURRENCIES, units: UNITS } = names

interface Named {
  words: string
  factor: number
}

const NUMBER = String.raw`\d[\d,.'’]*(?: \d{2,3}(?!\d)(?:[,.]\d{1,2}(?!\d))?)*`
const ROUGH = new RegExp(
  `${wordOf('approx(?:imate(?:ly)?)?|about|around|nearly|circa|ca|est(?:imated)?|lump ?sum|करिब|लगभग|अनुमानित')}|[~≈]`,
  'gu',
)
const TAX_SIDE = 'incl(?:usive|uding)?|excl(?:usive|uding)?|without|with|plus|before|after'
const TAX = new RegExp(
  String.raw`[([+]?\s*(?:(?:${TAX_SIDE})\b\.?(?: of)?\s*)?(?:\d+(?:\.\d+)? ?% ?)?(?:of )?` +
    String.raw`(?<![\p{L}\p{M}])(?:vat|tax(?:es)?|tds|भ्याट|मू\.? ?अ\.? ?क|कर)(?![\p{L}\p{M}])\.?` +
    String.raw`(?: ?(?:${TAX_SIDE}|extra|सहित|बाहेक|समेत|\d+ ?%)\.?)?\s*[)\]]?`,
  'gu',
)
const IN_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|[a-z]{3,5}ty|अक्षरेपी'
/** “/-”, “=00” and “।–” behind an amount, and the amount once more in words. */
const CLOSING = new RegExp(
  String.raw`\/\s*[-=–—]+|(?<=\d)\s*(?:[/।.][\s=]*[-–—]*=?|=\s*00)(?=$|[^\d.])|${wordOf('only|मात्रै?')}|` +
    String.raw`\([^()\d]*${wordOf(IN_WORDS)}[^()\d]*\)|अक्षरेपी`,
  'gu',
)
const FEWEST_DIGITS = 1e5
/** A full stop in Nepali, written as the point of a number. */
const POINT = /(?<=\d)।(?=\d)/g
/** A thousand in one script of numbers, a fraction in another. */
const THREE_DECIMALS = /^\d{1,3}\.\d{3}$/
/** “45.2 (in lakh)”. */
const UNIT_BEHIND = /\((?:in )?([\p{L}\p{M}]+)\)/gu

/** Texts of lists for a cell without a value. */
const NO_VALUES = (
  ', tbd, tba, na, n a, nil, none, null, unknown, not applicable, not available, not known, to be decided, ' +
  'to be determined, to be announced, छैन, थाहा छैन, उपलब्ध छैन, लागू हुँदैन, नभएको'
).split(', ')

/** Whether a cell says that there is no value, or that nobody knows it yet: “-”, “N/A”, “TBD”, “छैन”. */
export const isNoValue = (cell: string): boolean =>
  NO_VALUES.includes(
    cell
      .toLowerCase()
      .replaceAll(/[\p{P}\s]+/gu, ' ')
      .trim(),
  )

/** Signs in their usual form; exponents stay, so that 10⁶ is not read as 106. */
const plain = (text: string) =>
  toLatinDigits(text.replaceAll(/[^²³¹⁰-₟¼-¾]+/gu, (part) => part.normalize('NFKC')))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Digits of either script in groups of two or three; undefined for others, such as 12,5 or 1,2345. */
export function parseNumber(text: string): number | undefined {
  const digits = plain(text)
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(digits)) return Number(digits)
  if (/^-?\d{1,3}(?:([, '’])\d{2,3})*(?:[, '’]\d{3})(?:\.\d+)?$/.test(digits))
    return Number(digits.replaceAll(/[, '’]/g, ''))
  if (/^\d{1,3}(?:[. ]\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(digits))
    return Number(digits.replaceAll(/[. ]/g, '').replace(',', '.'))
  return undefined
}

/** “2 crore 75 lakh” as its parts, each with the word after its number; undefined if there is anything else. */
function partsOf(text: string, words: Named[]): { number: number; factor: number }[] | undefined {
  const parts: { number: number; factor: number }[] = []
  let rest = text
  while (rest !== '') {
    const [whole, digits = ''] = new RegExp(`^(${NUMBER})\\s*`).exec(rest) ?? []
    const number = parseNumber(digits.replace(/[,.]{1,3}$/, ''))
    if (whole === undefined || number === undefined) return undefined
    rest = rest.slice(whole.length)
    const found = words.find((one) => new RegExp(`^${wordOf(one.words)}`, 'u').test(rest))
    if (found) rest = rest.replace(new RegExp(`^${wordOf(found.words)}`, 'u'), '')
    rest = rest.replace(/^[\s,]*(?:and |& |र )?/, '')
    const before = parts.at(-1)
    const factor = found?.factor ?? 1
    if (before && before.factor <= factor) return undefined
    parts.push({ number, factor })
  }
  return parts.length === 0 ? undefined : parts
}

/** Without the errors of binary fractions. */
const exact = (value: number) => Number(value.toPrecision(12))
const sumOf = (parts: { number: number; factor: number }[]) =>
  exact(parts.reduce((sum, { number, factor }) => sum + number * factor, 0))

const isRange = (text: string) => /\d\D{0,12}?(?:[-–—]|\bto\b|देखि)\D{0,6}\d/.test(text)

function refuse(cell: string, write: string): never {
  const why = isRange(plain(cell)) ? 'is a range' : 'cannot be read'
  throw new Error(`“${cell.slice(0, 60)}” ${why}: write ${write}`)
}

function currenciesIn(text: string): { codes: string[]; rest: string } {
  let rest = text
  const codes = CURRENCIES.flatMap(({ words, code }) => {
    // A sign may stand at a digit or a letter, and a word at a digit.
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])\\.?`, 'gu')
    const without = rest.replaceAll(pattern, ' ')
    if (without === rest) return []
    rest = without
    return [code]
  })
  return { codes, rest: rest.replaceAll(/\s+/g, ' ').trim() }
}

export interface ReadMoney {
  amount: number
  currency: string
  /** Whether it is not simply the number of the cell: a power of ten, or words that were left out. */
  isInterpreted: boolean
}

/**
 * An amount as firms write it: NRs. 1,25,00,000/-, 12.5 Cr, रु. ५ करोड, USD 120,000.
 * @param heading of its column, which may have the unit and the currency: “Cost (NRs. in lakh)”
 * @throws Error that says what to write, if there is not exactly one amount
 */
export function readMoney(cell: string, heading = ''): ReadMoney {
  const write = 'one amount, such as 1,25,00,000, 1.25 crore or USD 120,000'
  const { codes, rest } = currenciesIn(
    plain(cell).replaceAll(UNIT_BEHIND, ' $1').replaceAll(POINT, '.').replaceAll(CLOSING, ' '),
  )
  const bare = rest
    .replaceAll(TAX, ' ')
    .replaceAll(ROUGH, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
  const parts = partsOf(bare.replaceAll(/\s+/g, ' ').trim(), [...SCALES, ...LETTERS])
  if (!parts || codes.length > 1) return refuse(cell, write)
  const column = plain(heading)
  const ofHeading = SCALES.find(({ words }) => new RegExp(wordOf(words), 'u').test(column))?.factor
  const scale = ofHeading ?? (/['’]000|\b000s/.test(column) ? 1000 : 1)
  const isScaled = parts.some(({ factor }) => factor > 1)
  const sum = sumOf(parts)
  if (scale > 1 && !isScaled && sum >= FEWEST_DIGITS)
    throw new Error(`“${cell}” may be in full or in the unit of “${heading}”: write ${write}`)
  if (scale === 1 && !isScaled && THREE_DECIMALS.test(bare.trim()))
    throw new Error(`“${cell}” may be thousands or a fraction: write ${write}`)
  const currency = codes[0] ?? currenciesIn(column).codes[0] ?? 'NPR'
  const amount = isScaled ? sum : exact(sum * scale)
  return { amount, currency, isInterpreted: isScaled || scale > 1 || bare !== rest }
}

/**
 * A number in the unit of its field, converted from another unit of the same measure: 850 m of a field in km is 0.85.
 * @param unit of the field, such as km or NRs. crore @throws Error for another unit
 */
export function readMeasure(cell: string, unit: string): number {
  const write = unit === '' ? 'one number' : `a number in ${unit}`
  const wanted = plain(unit)
  const { codes } = currenciesIn(wanted)
  if (codes.length > 0) {
    const scale = SCALES.find(({ words }) => new RegExp(wordOf(words), 'u').test(wanted))?.factor ?? 1
    const isBare = parseNumber(cell) !== undefined
    const { amount, currency } = isBare ? { amount: parseNumber(cell)! * scale, currency: codes[0] } : readMoney(cell)
    return currency === codes[0] ? exact(amount / scale) : refuse(cell, write)
  }
  const number = plain(cell).replaceAll(ROUGH, ' ').trim()
  const simple = partsOf(number, SCALES)
  if (simple) return sumOf(simple)
  const own = UNITS.find(({ words }) => new RegExp(`^${wordOf(words)}$`, 'u').test(wanted))
  const { kind, factor } = own ?? { kind: 'count', factor: 1 }
  const words = UNITS.filter((unit) => unit.kind === kind)
  const parts = partsOf(number, kind === 'count' ? [...words, ...counted(words)] : words)
  return parts ? exact(sumOf(parts) / factor) : refuse(cell, write)
}

/** “1.2 lakh people”. */
const counted = (units: Named[]): Named[] =>
  SCALES.map((scale) => ({
    words: `(?:${scale.words}) (?:${units.map(({ words }) => words).join('|')})`,
    factor: scale.factor,
  }))

/** A number with its own unit, such as 42.5 km or 200 beds; undefined if it does not begin with a number. */
export function splitQuantity(cell: string): { amount: number; unit: string } | undefined {
  const [whole, digits = ''] = new RegExp(`^(${NUMBER})\\s*(?![-–—/+×x*])`).exec(plain(cell)) ?? []
  const amount = parseNumber(digits.replace(/[,.]{1,3}$/, ''))
  const typed = cell.trim().replace(/^[\d०-९][\d०-९,.'’\s]*/u, '')
  return whole === undefined || amount === undefined || /\d/.test(typed) ? undefined : { amount, unit: typed.trim() }
}
