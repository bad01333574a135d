import { toLatinDigits } from '../../contract/digits.ts'
import type { Measure } from '../../contract/projects/measures.ts'

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
