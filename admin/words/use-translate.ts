import { useTranslate as useLooseTranslate } from 'react-admin'
import type { en } from './en.ts'

type Path<Texts, Prefix extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? `${Prefix}${Key}` : Path<Texts[Key], `${Prefix}${Key}.`>
}[keyof Texts & string]

/** The keys of the staff screens' own texts, such as staff.action.publish. */
export type TextKey = Path<(typeof en)['staff'], 'staff.'>

/** @param values of the text's placeholders; `smart_count` also chooses between singular and plural, and is `%{count}` */
export type Translate = (
  key: TextKey | `ra.${string}` | `resources.${string}.name`,
  values?: Record<string, string | number>,
) => string

/** react-admin's hook of this name, for keys that exist. */
export const useTranslate: () => Translate = useLooseTranslate
