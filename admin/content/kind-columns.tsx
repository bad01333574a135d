import { SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { useAllChoices, useTopChoices } from '../core/inputs/grouped-choices.ts'
import { common, useWords, type Say } from '../core/words/use-words.ts'
import { isNested, type Kind } from '../../contract/fields/kind.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import type { Times } from '../core/words/use-times.ts'
import { TOP_LEVEL } from './order-groups.ts'

interface Group {
  id: string
  name: string
}

/** The field that groups the items of a kind; undefined where it is free text. */
export function useGroups(kind: Kind): Group[] | undefined {
  const say = useWords()
  const field = kind.fields[kind.group ?? '']
  const all = useAllChoices(field?.to ?? '', field?.to !== undefined && !isNested(kind))
  const top = useTopChoices(field?.to ?? '', isNested(kind))
  if (field?.choices) return field.choices.map(({ value, label }) => ({ id: String(value), name: say(label) }))
  return field?.to ? (isNested(kind) ? top : all).map(({ id, name }) => ({ id: String(id), name })) : undefined
}

/** The filter of a list by group; react-admin reads its properties. */
export function groupFilter(kind: Kind, groups: Group[], words: ReturnType<typeof useWords>) {
  const label = words(kind.fields[kind.group!]!.label)
  return (
    <SelectInput key="group" source="group" label={label} choices={groups} alwaysOn resettable sx={{ minWidth: 160 }} />
  )
}

/** A column of a list that its kind names. */
export interface KindColumn {
  name: string
  label: string
  text: (row: ContentRow) => string | null
}

/** The columns that a kind names, for its table and for the file of its list. @param groups those of the kind */
export function kindColumns(kind: Kind, groups: Group[] | undefined, say: Say, dayOf: Times['dayOf']): KindColumn[] {
  return (kind.list?.columns ?? []).map((name): KindColumn => {
    const labelOf = (field = '') => say(kind.fields[field]!.label)
    if (name === 'group') return { name, label: labelOf(kind.group), text: (row) => groupName(kind, groups, say, row) }
    if (name === 'date') return { name, label: labelOf(kind.date), text: ({ date }) => date && dayOf(date) }
    if (name === 'path') return { name, label: say(listWords.field.address), text: ({ path }) => path }
    const text = (row: ContentRow) => {
      const value = row.columns?.[name] ?? row[name as keyof ContentRow]
      const choice = kind.fields[name]?.choices?.find((one) => one.value === value)
      if (typeof value === 'boolean') return say(value ? common.yes : common.no)
      return choice ? say(choice.label) : String(value ?? '')
    }
    return { name, label: labelOf(name), text }
  })
}

function groupName(kind: Kind, groups: Group[] | undefined, say: Say, { group }: ContentRow): string {
  if (group === null) return isNested(kind) ? say(TOP_LEVEL) : ''
  return groups ? (groups.find(({ id }) => id === group)?.name ?? '') : group
}
