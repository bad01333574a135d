import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { call } from './call.ts'

/** Reads from the API. @param key in the cache of queries; writes invalidate by its first part */
export function useRead<Data>(
  key: readonly unknown[],
  path: string,
  options?: Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>,
): UseQueryResult<Data> {
  return useQuery({ queryKey: key, queryFn: async () => (await call<Data>(path)).data, ...options })
}
