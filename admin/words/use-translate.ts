import { useCallback } from 'react'
import { useLocale, useTranslate as useLooseTranslate } from 'react-admin'
import type { en } from './en.ts'
import { numberOf } from './numbers.ts'

type Path<Texts, Prefix extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? `${Prefix}${Key}` : Path<Texts[Key], `${Prefix}${Key}.`>
}[keyof Texts & string]

/** The keys of the staff screens' own texts, such as staff.action.publish. */
export type TextKey = Path<(typeof en)['staff'], 'staff.'>

/**
 * @param values of the text's placeholders: numbers are written in the digits of the language. `smart_count` also
 * chooses between singular and plural, and is shown by `%{count}`
 */
export type Translate = (
  key: TextKey | `ra.${string}` | `resources.${string}.name`,
  values?: Record<string, string | number>,
) => string

/** react-admin's hook of this name, for keys that exist. */
export function useTranslate(): Translate {
  const translate = useLooseTranslate()
  const locale = useLocale()
  return useCallback((key, values) => translate(key, values && shownValues(values, locale)), [translate, locale])
}

function shownValues(values: Record<string, string | number>, locale: string): Record<string, string | number> {
  const shown = Object.entries(values).map(([name, value]) => [
    name === 'smart_count' ? 'count' : name,
    typeof value === 'number' ? numberOf(value, locale) : value,
  ])
  return { ...values, ...Object.fromEntries(shown) }
}
