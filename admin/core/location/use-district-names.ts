import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { District } from '../../../contract/places/place.ts'
import { readOf } from '../api/use-read.ts'

/** The districts of Nepal in a language, read once. */
export const districtsIn = (locale: string) =>
  queryOptions({ ...readOf<District[]>(['districts', locale], `/districts?locale=${locale}`), staleTime: Infinity })

/** @returns the name of a district in the language of the screens, by its code */
export function useDistrictNames(): (code: string) => string {
  const { data } = useQuery(districtsIn(useLocale()))
  return useCallback((code) => data?.find((district) => district.code === code)?.name ?? code, [data])
}
