import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { District } from '../../../contract/places/place.ts'
import { call } from '../api/call.ts'

/** The districts of Nepal in a language, read once. */
export const districtsIn = (locale: string) =>
  queryOptions({
    queryKey: ['districts', locale],
    staleTime: Infinity,
    queryFn: async () => (await call<District[]>(`/districts?locale=${locale}`)).data,
  })

/** @returns the name of a district in the language of the screens, by its code */
export function useDistrictNames(): (code: string) => string {
  const { data } = useQuery(districtsIn(useLocale()))
  return useCallback((code) => data?.find((district) => district.code === code)?.name ?? code, [data])
}
