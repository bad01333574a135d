import { toLatinDigits } from '../../contract/digits.ts'
import type { Measure } from '../../contract/projects/measures.ts'

/** A text about a joint venture may begin with them, in lower case. */
const STARTS = [
  'in a joint venture with ',
  'in joint venture with ',
  'joint venture with ',
  'in jv with ',
  'jv with ',
  'jv: ',
  'jv of ',
  'in association with ',
  'with ',
]
const SEPARATORS = [' and ', ' & ', ', ', '; ', ' / ', '\n', ' र ']
/** Words that begin a description of a firm, instead of its name. */
const NO_NAME = ['a ', 'an ', 'one ', 'two ', 'three ', 'several ', 'the ', 'other ']

/** Names of firms in a text such as “JV with A and B Pvt. Ltd.”; none where it only describes them. */
export function readPartnerNames(text: string): string[] {
  const whole = text.trim()
  const start = STARTS.find((one) => whole.toLowerCase().startsWith(one)) ?? ''
  let names = [whole.slice(start.length)]
  for (const separator of SEPARATORS) names = names.flatMap((name) => name.split(separator))
  const trimmed = names.map((name) => withoutStop(name.trim())).filter(Boolean)
  const isName = (name: string) => !NO_NAME.some((word) => name.toLowerCase().startsWith(word))
  // A description that was split has no names in its parts.
  return start === '' || !trimmed.every(isName) ? [] : trimmed
}

/** The stop of “Pvt. Ltd.” is part of the name. */
function withoutStop(name: string): string {
  return name.endsWith('.') && !/\b(?:Ltd|Pvt|Inc|Co)\.$/i.test(name) ? name.slice(0, -1) : name
}

export interface Quantity {
  measure: Measure
  amount: number
}

/** Spellings of units that tell the measure, and how many of the measure's own unit one is. */
const UNITS: [measure: Measure, of: number, spellings: string[]][] = [
  ['length', 1, ['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'किलोमिटर', 'कि.मी', 'km of road']],
  ['span', 1, ['m span', 'metre span', 'meter span', 'm long span', 'मिटर स्पान', 'm crossing']],
  ['capacity', 1, ['mw', 'megawatt', 'megawatts', 'मेगावाट', 'मे.वा']],
  ['capacity', 0.001, ['kw', 'kilowatt', 'kilowatts', 'किलोवाट']],
  ['area', 1, ['ha', 'hectare', 'hectares', 'हेक्टर']],
  ['floorArea', 1, ['m²', 'm2', 'sqm', 'sq.m', 'sq m', 'square metres', 'square meters', 'वर्ग मिटर', 'व.मि']],
  ['storeys', 1, ['storey', 'storeys', 'storied', 'storeyed', 'floors', 'तला', 'तले']],
  ['population', 1, ['people', 'persons', 'inhabitants', 'जना']],
]
const BY_SPELLING = new Map(
  UNITS.flatMap(([measure, of, spellings]) => spellings.map((spelling) => [spelling, { measure, of }] as const)),
)

/** Undefined: what is measured cannot be told from the unit. */
export function readQuantity(amount: number, unit: string): Quantity | undefined {
  const known = BY_SPELLING.get(plainUnit(unit))
  // 46 kW are 0.046 MW, not 0.046000000000000006.
  return known && amount > 0
    ? { measure: known.measure, amount: Number((amount * known.of).toPrecision(12)) }
    : undefined
}

/** Amounts with such a unit in a text, each measure once: the largest, for smaller ones are parts of it. */
export function findQuantities(text: string): Quantity[] {
  const words = toLatinDigits(text).split(/\s+/)
  const found = new Map<Measure, Quantity>()
  for (const [index, word] of words.entries()) {
    const [, digits = '', joined = ''] = /^\(?(\d[\d,]{0,15}(?:\.\d{1,6})?)-?(\D{0,20})$/.exec(word) ?? []
    const amount = Number(digits.replaceAll(',', ''))
    const [next = '', last = ''] = words.slice(index + 1)
    const units = joined === '' || joined === ',' ? [`${next} ${last}`, next] : [`${joined} ${next}`, joined]
    const quantity = digits === '' ? undefined : units.map((unit) => readQuantity(amount, unit)).find(Boolean)
    if (quantity && quantity.amount > (found.get(quantity.measure)?.amount ?? 0)) found.set(quantity.measure, quantity)
  }
  return [...found.values()]
}

function plainUnit(unit: string): string {
  let plain = unit.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  while (plain !== '' && ',.;:)।'.includes(plain.at(-1)!)) plain = plain.slice(0, -1)
  return plain
}

export interface NamedService {
  id: number
  name: string
}

/** Words alone, each with a space before and after it. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `

/**
 * Sentences that name one service, and no other one. A name of one word, such as Bridges, may mean the thing itself, and
 * proves nothing.
 */
export function findScope(text: string, services: readonly NamedService[]): { serviceId: number; sentence: string }[] {
  const names = services
    .map(({ id, name }) => ({ id, name: plain(name) }))
    .filter(({ name }) => name.trim().includes(' '))
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].flatMap(({ segment }) => {
    const words = plain(segment)
    const found = names.filter(({ name }) => words.includes(name))
    // “Structural design” is a part of “Architecture and structural design”.
    const whole = found.filter(({ name }) => !found.some((other) => other.name !== name && other.name.includes(name)))
    const [serviceId, ...others] = new Set(whole.map(({ id }) => id))
    return serviceId === undefined || others.length > 0 ? [] : [{ serviceId, sentence: segment.trim() }]
  })
}
