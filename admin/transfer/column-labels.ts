import { useMemo } from 'react'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, translatedFields } from '../../contract/fields/kind.ts'
import { LOCALE_NAMES, OTHER_LOCALES } from '../../contract/locale.ts'
import { columnIn, columnsOf, columnsOfField, ID_COLUMN } from '../../contract/transfer/columns.ts'
import { useWords } from '../core/words/use-words.ts'
import { words } from './words.ts'

/** The columns of a kind with their labels, in the order of its template; none without a kind. */
export function useColumnLabels(entity: ContentEntity | ''): [column: string, label: string][] {
  const say = useWords()
  return useMemo(() => {
    if (entity === '') return []
    const kind = kindOf(entity)
    const labels = new Map<string, string>([[ID_COLUMN, say(words.idColumn)]])
    for (const [name, field] of fieldsOf(kind))
      for (const column of columnsOfField(name, field))
        labels.set(column, [say(field.label), column.slice(name.length).trim()].filter(Boolean).join(': '))
    for (const locale of OTHER_LOCALES)
      for (const [name, { label }] of translatedFields(kind))
        labels.set(columnIn(locale, name), `${say(label)} (${LOCALE_NAMES[locale].own})`)
    return columnsOf(kind).map((column) => [column, labels.get(column) ?? column])
  }, [entity, say])
}
