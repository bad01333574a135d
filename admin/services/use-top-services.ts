import { useGetList } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'

/** Services that others can stand beneath. */
export function useTopServices(): { id: number; name: string }[] {
  const { data = [] } = useGetList<ContentRow>('services', { pagination: { page: 1, perPage: 1000 }, sort: { field: 'position', order: 'ASC' } })
  return data.filter(({ group }) => group === null).map(({ id, title }) => ({ id, name: title }))
}
