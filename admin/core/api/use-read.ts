import { queryOptions, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { call } from './call.ts'

/** A read of the API. @param key in the cache of queries; writes invalidate by its first part */
export const readOf = <Data>(key: readonly unknown[], path: string) =>
  queryOptions({ queryKey: key, queryFn: async () => (await call<Data>(path)).data })

/** @public (extras use it) Of a form: a typed text stays when somebody looks elsewhere, and the next time all is read anew. */
export const STAYS = { refetchOnWindowFocus: false, gcTime: 0 }

/** Reads from the API, as `readOf` says. */
export function useRead<Data>(
  key: readonly unknown[],
  path: string,
  options?: Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>,
): UseQueryResult<Data> {
  return useQuery({ ...readOf<Data>(key, path), ...options })
}
