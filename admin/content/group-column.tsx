import { DataTable, SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { useAllChoices, useTopChoices } from '../core/inputs/grouped-choices.ts'
import { useWords, type Say } from '../core/words/use-words.ts'
import { isNested, type Kind } from '../../contract/fields/kind.ts'
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

/** The column of a list with the names of groups. */
export function groupColumn(kind: Kind, groups: Group[] | undefined, words: ReturnType<typeof useWords>) {
  const label = words(kind.fields[kind.group!]!.label)
  return (
    <DataTable.Col
      key="group"
      source="group"
      label={label}
      render={(row: ContentRow) => groupName(kind, groups, words, row)}
    />
  )
}

/** The name of an item's group. */
export function groupName(kind: Kind, groups: Group[] | undefined, say: Say, { group }: Pick<ContentRow, 'group'>) {
  if (group === null) return isNested(kind) ? say(TOP_LEVEL) : ''
  return groups ? (groups.find(({ id }) => id === group)?.name ?? '') : group
}
