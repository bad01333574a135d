import { useGetList } from 'react-admin'
import type { ContentEntity, ContentRow } from '../../contract/content.ts'

/** More than the firm will ever have of what is chosen from a list. */
const ALL = 1000

/** All items of a kind, to choose one of them. */
export function useChoices(entity: ContentEntity): { id: number; name: string }[] {
  const { data = [] } = useGetList<ContentRow>(entity, { pagination: { page: 1, perPage: ALL }, sort: { field: 'title', order: 'ASC' } })
  return data.map(({ id, title }) => ({ id, name: title }))
}
