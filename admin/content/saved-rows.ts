import type { QueryClient } from '@tanstack/react-query'
import type { ContentRecord } from '../../contract/content/content.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { byOtherLocale } from '../../contract/locale.ts'
import { titleOf, type ContentValues } from '../core/forms/kind-form.ts'

type Row = { id: number }
type ListPage = { data: Row[]; total?: number }

/**
 * The rules of section 4 of the specification: a new row comes first and raises the total by one, a changed one is replaced. The
 * server is asked again as well, for what this list does not know: its filters and its order.
 */
export function noteSaved(queryClient: QueryClient, kind: Kind, record: ContentRecord, isNew: boolean): void {
  const row = rowOf(kind, record)
  changeRows(queryClient, kind, (rows) =>
    isNew
      ? [{ group: null, ...row }, ...rows]
      : rows.map((other) => (other.id === row.id ? { ...other, ...row } : other)),
  )
}

/** A deleted row is removed. */
export function noteDeleted(queryClient: QueryClient, kind: Kind, id: number): void {
  changeRows(queryClient, kind, (rows) => rows.filter((row) => row.id !== id))
}

function changeRows(queryClient: QueryClient, { entity }: Kind, change: (rows: Row[]) => Row[]): void {
  queryClient.setQueriesData<ListPage>({ queryKey: [entity, 'getList'] }, (page) => {
    if (!page?.data) return page
    const data = change(page.data)
    const added = data.length - page.data.length
    return { ...page, data, ...(page.total !== undefined && { total: page.total + added }) }
  })
  void queryClient.invalidateQueries({ queryKey: [entity] })
}

function rowOf(kind: Kind, record: ContentRecord) {
  const translations = record['translations'] as ContentValues['translations']
  const titles = byOtherLocale((locale) => translations?.[locale]?.[kind.title])
  return { picture: null, date: null, ...record, title: titleOf(kind, record), titles }
}
