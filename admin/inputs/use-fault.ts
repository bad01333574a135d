import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { Field } from '../../contract/kinds/field.ts'
import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import { isBlank } from '../content/kind-form.ts'

type Translate = ReturnType<typeof useTranslate>

/** @returns a validator that says of a value what the API would say of it (contract/kinds/field-schemas.ts) */
export function useFault(field: Field, label: string): (value: unknown) => string | undefined {
  const translate = useTranslate()
  return useCallback((value: unknown) => faultOf(value, field, label, translate), [field, label, translate])
}

export function faultOf(value: unknown, field: Field, label: string, translate: Translate): string | undefined {
  if (isBlank(value)) return field.isRequired ? requiredFault(field, label, translate) : undefined
  if (typeof value === 'number') return numberFault(value, field, label, translate)
  if (field.type === 'lines') return firstFault(value as string[], (text) => textFault(text, field, label, translate))
  if (field.type === 'rows')
    return firstFault(value as Record<string, string>[], (row) => rowFault(row, field, translate))
  return typeof value === 'string' ? textFault(value.trim(), field, label, translate) : undefined
}

function requiredFault({ type }: Field, label: string, translate: Translate): string {
  if (type === 'reference') return translate('staff.fault.choose', { label: label.toLowerCase() })
  return translate('staff.fault.required', { label })
}

function numberFault(value: number, { above, max }: Field, label: string, translate: Translate): string | undefined {
  if (above !== undefined && value <= above) return translate('staff.fault.more_than', { label, above })
  return max !== undefined && value > max ? translate('staff.fault.at_most', { label, max }) : undefined
}

function textFault(text: string, field: Field, label: string, translate: Translate): string | undefined {
  const { pattern } = field
  // A list's own bound is of its lines.
  const bound = field.type === 'lines' ? CONTENT_BOUNDS.short : field.bound
  if (bound !== undefined && text.length > bound) return translate('staff.fault.too_long', { label, bound })
  if (!pattern) return undefined
  // Patterns are said in English only, as by the API.
  return pattern.like.test(text) ? pattern.check?.(text) : `${field.label.en} must ${pattern.must}`
}

function rowFault(row: Record<string, string>, { columns = {} }: Field, translate: Translate): string | undefined {
  return firstFault(Object.entries(columns), ([name, column]) => faultOf(row[name], column, column.label.en, translate))
}

/** The first fault of the items that are not blank. */
function firstFault<Item>(items: Item[], faultIn: (item: Item) => string | undefined): string | undefined {
  return items
    .filter((item) => !isBlankItem(item))
    .map(faultIn)
    .find(Boolean)
}

const isBlankItem = (item: unknown) => isBlank(typeof item === 'object' && item !== null ? Object.values(item) : item)
