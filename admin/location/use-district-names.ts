import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { District } from '../../contract/place.ts'
import { call } from '../api/call.ts'

/** @returns the name of a district in the language of the screens, by its code */
export function useDistrictNames(): (code: string) => string {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['districts', 'names', locale],
    staleTime: Infinity,
    queryFn: async () => (await call<District[]>(`/districts?locale=${locale}`)).data,
  })
  return useCallback((code) => data?.find((district) => district.code === code)?.name ?? code, [data])
}
