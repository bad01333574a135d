import type { ContentRow } from '../../contract/content/content.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { DEFAULT_LOCALE, LOCALE_NAMES, type OtherLocale } from '../../contract/locale.ts'
import type { CsvColumn } from '../core/lists/csv.ts'
import type { Times } from '../core/words/use-times.ts'
import type { Say } from '../core/words/use-words.ts'
import { gapsCell } from './gaps.tsx'
import { kindColumns, type useGroups } from './kind-columns.tsx'
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import { stateText } from '../core/forms/state-badge.tsx'

interface CsvDeps {
  groups: ReturnType<typeof useGroups>
  others: readonly OtherLocale[]
  say: Say
  times: Pick<Times, 'dayOf' | 'minuteOf'>
  staffName: (email: string) => string
  /** Whether the table begins with boxes to select rows by. */
  isSelectable: boolean
}

/** The list of a kind as texts, a column for each of its table in the same order; undefined: none in the file. */
export function csvColumns(kind: Kind, deps: CsvDeps): (CsvColumn<ContentRow>[] | undefined)[] {
  const { groups, others, say, times, staffName, isSelectable } = deps
  const title = say(kind.fields[kind.title]!.label)
  const named = kindColumns(kind, groups, say, times.dayOf).map(({ name, label, text }) => [column(name, label, text)])
  const translated = others.map((locale) =>
    column('title', `${title} (${LOCALE_NAMES[locale].own})`, ({ titles }) => titles[locale]),
  )
  return [
    ...(isSelectable ? [undefined] : []),
    ...(kind.picture ? [undefined] : []),
    [
      column('title', others.length > 0 ? `${title} (${LOCALE_NAMES[DEFAULT_LOCALE].own})` : title, (row) => row.title),
      ...translated,
    ],
    ...named,
    [column('gaps', say(listWords.field.gaps), ({ gaps }) => gapsCell(gaps, others, say))],
    [column(say(listWords.field.state), say(listWords.field.state), (row) => stateText(row, say, times.minuteOf))],
    [
      column('updated', say(listWords.field.updated), (row) => times.minuteOf(row.updatedAt)),
      column('updated', say(listWords.field.by), (row) => staffName(row.updatedBy)),
    ],
  ]
}

/** @param name of the column in the table: its source, or its label without one */
function column(
  name: string,
  label: string,
  text: (row: ContentRow) => string | null | undefined,
): CsvColumn<ContentRow> {
  return { name, label, text: (row) => text(row) ?? '' }
}
