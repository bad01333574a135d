import type { Field } from '../../../contract/kinds/field.ts'
import { columnOf } from '../../../contract/kinds/kind.ts'
import type { Location } from '../../../contract/location/visibility.ts'
import { valueIn } from './columns.ts'

/** The facts of a row selected with `factColumns`. */
export function toFacts(facts: readonly [string, Field][], row: Record<string, unknown>): Record<string, unknown> {
  const values = facts.map(([name, field]) => [name, publicValue(name, field, row)])
  const translated = facts.filter(([, field]) => field.isTranslated)
  if (translated.length === 0) return Object.fromEntries(values)
  const englishFacts = translated.filter(([name, field]) => row[`${columnOf(name, field)}_is_english`] === 1)
  return { ...Object.fromEntries(values), englishFacts: englishFacts.map(([name]) => name) }
}

/** Without what visitors may not know; the query has left it out if all is hidden. */
export function publicValue(name: string, field: Field, row: Record<string, unknown>): unknown {
  const value = valueIn(name, field, row)
  if (value === null) return value
  if (field.type === 'geometry') return (value as Location).geometry
  if (field.type !== 'money') return value
  const { amount, currency } = value as { amount: number; currency: string }
  return { amount, currency }
}
