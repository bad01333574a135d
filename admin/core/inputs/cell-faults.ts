import type { Block } from '../../../contract/fields/block.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { kindOfBlock } from '../../../contract/fields/read-blocks.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { isBlank, isBlankRow, type Texts } from '../forms/kind-form.ts'
import { common, type Say } from '../words/use-words.ts'
import { requiredFault } from './use-fault.ts'

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
