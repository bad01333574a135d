import { useCallback } from 'react'
import type { Field } from '../../../contract/fields/field.ts'
import { CONTENT_BOUNDS } from '../../../contract/limits.ts'
import { isBlank, isBlankRow, type Texts } from '../forms/kind-form.ts'
import { useWords, type Say, common } from '../words/use-words.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }
import type { Block } from '../../../contract/fields/block.ts'
import { kindOfBlock } from '../../../contract/fields/read-blocks.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'

/** @returns a validator that says of a value what the API would say of it (contract/fields/field-schemas.ts) */
export function useFault(field: Field, label: string): (value: unknown) => string | undefined {
  const say = useWords()
  return useCallback((value: unknown) => faultOf(value, field, label, say), [field, label, say])
}

export function faultOf(value: unknown, field: Field, label: string, say: Say): string | undefined {
  if (isBlank(value)) return field.isRequired ? requiredFault(field, label, say) : undefined
  if (typeof value === 'number') return numberFault(value, field, label, say)
  if (typeof value === 'string' && NUMBERS.has(field.type)) return say(inputWords.fault.number, { label })
  if (field.type === 'lines') return firstFault(value as string[], (text) => textFault(text, field, label, say))
  if (field.type === 'rows') return firstFault(value as Record<string, string>[], (row) => rowFault(row, field, say))
  return typeof value === 'string' ? textFault(value.trim(), field, label, say) : undefined
}

/** Faults of fields that only drafts may do without, by their names. */
export const unfinishedFaults = (fields: Record<string, Field>, values: Record<string, unknown>, say: Say) =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] =>
    field.isNeededToPublish && isBlank(values[name]) ? [[name, requiredFault(field, say(field.label), say)]] : [],
  )

/** Their inputs keep an invalid number as typed. */
const NUMBERS = new Set<Field['type']>(['number', 'money', 'quantity'])

export function requiredFault({ type }: Field, label: string, say: Say): string {
  if (type === 'reference') return say(inputWords.fault.choose, { label: label.toLowerCase() })
  return say(inputWords.fault.required, { label })
}

function numberFault(value: number, { above, max, isWhole }: Field, label: string, say: Say): string | undefined {
  if (above !== undefined && value <= above) return say(inputWords.fault.more_than, { label, above })
  if (isWhole && !Number.isInteger(value)) return say(inputWords.fault.whole, { label })
  return max !== undefined && value > max ? say(inputWords.fault.at_most, { label, max }) : undefined
}

function textFault(text: string, field: Field, label: string, say: Say): string | undefined {
  const { pattern } = field
  // A list's own bound is of its lines.
  const bound = field.type === 'lines' ? CONTENT_BOUNDS.short : field.bound
  if (bound !== undefined && text.length > bound) return say(inputWords.fault.too_long, { label, bound })
  if (!pattern) return undefined
  if (!pattern.like.test(text)) return say(inputWords.fault.pattern, { label, must: say(pattern.must) })
  const fault = pattern.check?.(text)
  return fault && say(fault)
}

function rowFault(row: Record<string, string>, { columns = {} }: Field, say: Say): string | undefined {
  return firstFault(Object.entries(columns), ([name, column]) => faultOf(row[name], column, say(column.label), say))
}

/** The first fault of the items that are not blank. */
function firstFault<Item>(items: Item[], faultIn: (item: Item) => string | undefined): string | undefined {
  return items
    .filter((item) => !isBlankItem(item))
    .map(faultIn)
    .find(Boolean)
}

const isBlankItem = (item: unknown) => isBlank(typeof item === 'object' && item !== null ? Object.values(item) : item)

type Fault = [path: string, message: string]

/** Faults of required translated cells without a text in any language, by the places of their English inputs. */
export function cellFaults(fields: Record<string, Field>, values: Texts, say: Say): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type !== 'table' && field.type !== 'blocks') return []
    return ((values[name] ?? []) as Texts[]).flatMap((row, index) => {
      const columns = field.type === 'table' ? field.columns : kindOfBlock(field, row as Block)?.fields
      if (!columns || (field.type === 'table' && isBlankRow(field, row))) return []
      const found = [...missing(columns, row, say), ...cellFaults(columns, row, say)]
      return found.map(([path, message]): Fault => [`${name}.${index}.${path}`, message])
    })
  })
}

const missing = (columns: Record<string, Field>, row: Texts, say: Say) =>
  Object.entries(columns).flatMap(([name, column]): Fault[] => {
    if (!column.isRequired || !column.isTranslated || !isBlank(Object.values(row[name] ?? {}))) return []
    const label = say(common.in_english, { label: say(column.label) })
    return [[`${name}.${DEFAULT_LOCALE}`, requiredFault(column, label, say)]]
  })
