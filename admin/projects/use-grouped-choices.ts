import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import type { District, Province } from '../../contract/place.ts'
import { call } from '../api/call.ts'

export interface GroupedChoice {
  id: number | string
  name: string
  group: string
}

/** All services that visitors see, each beneath its parent; a parent can be chosen itself. */
export function useServiceChoices(): GroupedChoice[] {
  const { data = [] } = useGetList<ContentRow>('services', { pagination: { page: 1, perPage: 1000 }, sort: { field: 'position', order: 'ASC' }, filter: { state: 'published' } })
  return data
    .filter(({ group }) => group === null)
    .flatMap((parent) => [parent, ...data.filter(({ group }) => group === String(parent.id))].map(({ id, title }) => ({ id, name: title, group: parent.title })))
}

/** The districts of Nepal by province, in the order of their names. */
export function useDistrictChoices(): GroupedChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['districts', 'choices'],
    // They do not change while somebody types.
    staleTime: Infinity,
    queryFn: async () => {
      const [provinces, districts] = await Promise.all([call<Province[]>('/provinces'), call<District[]>('/districts')])
      const names = new Map(provinces.data.map(({ number, name }) => [number, name]))
      return districts.data
        .toSorted((one, other) => one.province - other.province || one.name.localeCompare(other.name))
        .map(({ code, name, province }) => ({ id: code, name, group: names.get(province) ?? '' }))
    },
  })
  return data
}
