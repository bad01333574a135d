import type { QueryClient } from '@tanstack/react-query'
import type { ContentRecord } from '../../contract/content/content.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { byOtherLocale } from '../../contract/locale.ts'
import { titleOf, type ContentValues } from '../core/forms/kind-form.ts'

type ListPage = { data: { id: number }[]; total?: number }

/**
 * The rules of section 4 of the specification: a new row comes first and raises the total by one, a changed one is replaced. The
 * server is asked again as well, for what this list does not know: its filters and its order.
 */
export function noteSaved(queryClient: QueryClient, kind: Kind, record: ContentRecord, isNew: boolean): void {
  const row = rowOf(kind, record)
  queryClient.setQueriesData<ListPage>({ queryKey: [kind.entity, 'getList'] }, (page) => {
    if (!page?.data) return page
    if (isNew)
      return {
        ...page,
        data: [{ group: null, ...row }, ...page.data],
        ...(page.total !== undefined && { total: page.total + 1 }),
      }
    return { ...page, data: page.data.map((other) => (other.id === row.id ? { ...other, ...row } : other)) }
  })
  void queryClient.invalidateQueries({ queryKey: [kind.entity] })
}

/** A deleted row is removed. */
export function noteDeleted(queryClient: QueryClient, { entity }: Kind, id: number): void {
  queryClient.setQueriesData<ListPage>({ queryKey: [entity, 'getList'] }, (page) => {
    if (!page?.data.some((row) => row.id === id)) return page
    return {
      ...page,
      data: page.data.filter((row) => row.id !== id),
      ...(page.total !== undefined && { total: page.total - 1 }),
    }
  })
  void queryClient.invalidateQueries({ queryKey: [entity] })
}

function rowOf(kind: Kind, record: ContentRecord) {
  const translations = record['translations'] as ContentValues['translations']
  const titles = byOtherLocale((locale) => translations?.[locale]?.[kind.title])
  return { picture: null, date: null, ...record, title: titleOf(kind, record), titles }
}
