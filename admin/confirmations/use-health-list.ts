import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { RecordHealth } from '../../contract/confirmations/record-health.ts'
import type { ListMeta } from '../../contract/list.ts'
import { call } from '../api/call.ts'

/** Empty texts: all. */
export interface HealthFilter {
  entity: string
  fault: string
  page: number
}

/** A page of the board. */
export function useHealthList({ entity, fault, page, limit }: HealthFilter & { limit: number }) {
  const locale = useLocale()
  const query = new URLSearchParams({
    page: String(page),
    limit: String(limit),
    locale,
    ...(entity !== '' && { entity }),
    ...(fault !== '' && { fault }),
  })
  return useQuery({
    queryKey: ['record-health', 'list', String(query)],
    queryFn: async () =>
      (await call<RecordHealth[]>(`/record-health?${query}`)) as { data: RecordHealth[]; meta: ListMeta },
    placeholderData: keepPreviousData,
  })
}
