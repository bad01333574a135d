import { useCallback } from 'react'
import type { Field } from '../../contract/kinds/field.ts'
import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import { isBlank } from '../content/kind-form.ts'
import { useTranslate, type Translate } from '../words/use-translate.ts'
import { useWords } from '../words/use-words.ts'

/** @returns a validator that says of a value what the API would say of it (contract/kinds/field-schemas.ts) */
export function useFault(field: Field, label: string): (value: unknown) => string | undefined {
  const translate = useTranslate()
  const words = useWords()
  return useCallback(
    (value: unknown) => faultOf(value, field, label, { translate, words }),
    [field, label, translate, words],
  )
}

/** Words of the screens and of declarations. */
export interface Says {
  translate: Translate
  words: ReturnType<typeof useWords>
}

export function faultOf(value: unknown, field: Field, label: string, says: Says): string | undefined {
  if (isBlank(value)) return field.isRequired ? requiredFault(field, label, says) : undefined
  if (typeof value === 'number') return numberFault(value, field, label, says)
  if (typeof value === 'string' && NUMBERS.has(field.type)) return says.translate('staff.fault.number', { label })
  if (field.type === 'lines') return firstFault(value as string[], (text) => textFault(text, field, label, says))
  if (field.type === 'rows') return firstFault(value as Record<string, string>[], (row) => rowFault(row, field, says))
  return typeof value === 'string' ? textFault(value.trim(), field, label, says) : undefined
}

/** Their inputs keep what is no number as it was typed. */
const NUMBERS = new Set<Field['type']>(['number', 'money', 'quantity'])

function requiredFault({ type }: Field, label: string, { translate }: Says): string {
  if (type === 'reference') return translate('staff.fault.choose', { label: label.toLowerCase() })
  return translate('staff.fault.required', { label })
}

function numberFault(
  value: number,
  { above, max, isWhole }: Field,
  label: string,
  { translate }: Says,
): string | undefined {
  if (above !== undefined && value <= above) return translate('staff.fault.more_than', { label, above })
  if (isWhole && !Number.isInteger(value)) return translate('staff.fault.whole', { label })
  return max !== undefined && value > max ? translate('staff.fault.at_most', { label, max }) : undefined
}

function textFault(text: string, field: Field, label: string, { translate, words }: Says): string | undefined {
  const { pattern } = field
  // A list's own bound is of its lines.
  const bound = field.type === 'lines' ? CONTENT_BOUNDS.short : field.bound
  if (bound !== undefined && text.length > bound) return translate('staff.fault.too_long', { label, bound })
  if (!pattern) return undefined
  if (!pattern.like.test(text)) return translate('staff.fault.pattern', { label, must: words(pattern.must) })
  const fault = pattern.check?.(text)
  return fault && words(fault)
}

function rowFault(row: Record<string, string>, { columns = {} }: Field, says: Says): string | undefined {
  return firstFault(Object.entries(columns), ([name, column]) =>
    faultOf(row[name], column, says.words(column.label), says),
  )
}

/** The first fault of the items that are not blank. */
function firstFault<Item>(items: Item[], faultIn: (item: Item) => string | undefined): string | undefined {
  return items
    .filter((item) => !isBlankItem(item))
    .map(faultIn)
    .find(Boolean)
}

const isBlankItem = (item: unknown) => isBlank(typeof item === 'object' && item !== null ? Object.values(item) : item)
