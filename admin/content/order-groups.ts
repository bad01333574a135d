import type { ContentRow } from '../../contract/content/content.ts'
import type { Choice } from '../../contract/fields/field.ts'
import { isNested, type Kind } from '../../contract/fields/kind.ts'
import type { Words } from '../../contract/locale.ts'

/** Items that are put in order among themselves. */
export interface OrderGroup {
  heading: Words | undefined
  rows: ContentRow[]
}

/** Groups that are ordered separately: the choices of a kind's group, or parents and the children of each. */
export function orderGroups(kind: Kind, rows: ContentRow[]): OrderGroup[] {
  if (!kind.isOrderedInGroups) return [{ heading: undefined, rows }]
  const groups = isNested(kind) ? byParent(rows) : byChoice(kind.fields[kind.group!]?.choices ?? [], rows)
  return groups.filter((group) => group.rows.length > 0)
}

function byChoice(choices: readonly Choice[], rows: ContentRow[]): OrderGroup[] {
  return choices.map(({ value, label }) => ({
    heading: label,
    rows: rows.filter(({ group }) => group === String(value)),
  }))
}

function byParent(rows: ContentRow[]): OrderGroup[] {
  const parents = rows.filter(({ group }) => group === null)
  const known = new Set(parents.map(({ id }) => String(id)))
  return [
    { heading: TOP_LEVEL, rows: parents },
    ...parents.map(({ id, title }) => ({
      heading: { en: `In ${title}`, ne: `${title} अन्तर्गत` },
      rows: rows.filter(({ group }) => group === String(id)),
    })),
    { heading: IN_TRASH, rows: rows.filter(({ group }) => group !== null && !known.has(group)) },
  ]
}

export const TOP_LEVEL: Words = { en: 'Top level', ne: 'मुख्य तह' }
const IN_TRASH: Words = { en: 'In an item that is in the trash', ne: 'रद्दीटोकरीमा भएको वस्तुअन्तर्गत' }
