import { isNoValue, parseNumber, splitQuantity } from '../../contract/amounts.ts'
import { readEnteredDate } from '../../contract/calendar/entered-date.ts'
import { aboutOf, factKind, type FACT_TYPES } from '../../contract/facts/kind.ts'
import { emptyRow } from '../../contract/fields/table.ts'
import { readFlag } from '../../contract/transfer/read-flag.ts'
import type { ContentValues } from '../core/forms/kind-form.ts'

/** Of different values, for a choice; each stands in two cells on average. */
const MOST_CHOICES = 6
const HEADING = /^(.*\S)\s*\(([^()]+)\)\s*$/
const NEPALI = /[ऀ-ॿ]/
/** Of a register, such as 0012. */
const CODE = /^[0०][\d०-९]/
const YEAR = /^(?:19|20|१९|२०)[\d०-९]{2}$/

/** The values that the form of a new fact begins with, for a column of a table. @param values of its first rows */
export function guessFact(entity: string, heading: string, values: readonly string[]): ContentValues {
  const cells = values.map((value) => value.trim()).filter((cell) => !isNoValue(cell))
  const [, name = heading, unit = ''] = HEADING.exec(heading) ?? []
  const type = guessType(cells, unit)
  const own = type === 'number' ? { label: name, unit } : { label: heading, unit: '' }
  const none = { label: '', unit: '' }
  const isNepali = NEPALI.test(heading)
  const choices = type === 'choice' ? [...new Set(cells)] : []
  return {
    ...(isNepali ? none : own),
    about: aboutOf(entity),
    type,
    choices: choices.map((choice) => ({
      ...emptyRow(factKind.fields.choices),
      name: NEPALI.test(choice) ? { en: '', ne: choice } : { en: choice, ne: '' },
    })),
    translations: { ne: isNepali ? own : none },
  }
}

function guessType(cells: readonly string[], unit: string): (typeof FACT_TYPES)[number]['value'] {
  const all = (is: (cell: string) => unknown) => cells.length > 0 && cells.every(is)
  const isNumber = (cell: string) => parseNumber(cell) !== undefined || (unit && splitQuantity(cell)?.unit === unit)
  const isCounted = !cells.some((cell) => CODE.test(cell)) && !all((cell) => YEAR.test(cell))
  if (isCounted && all(isNumber)) return 'number'
  if (all((cell) => typeof readFlag(cell) === 'boolean')) return 'yesNo'
  if (all((cell) => readEnteredDate(cell, { precision: 'day' }).date)) return 'date'
  const different = new Set(cells).size
  return different > 0 && different <= Math.min(MOST_CHOICES, cells.length / 2) ? 'choice' : 'text'
}
