import { useQuery } from '@tanstack/react-query'
import type { Colleague } from '../../contract/staff.ts'
import { messageCalls } from './message-calls.ts'

const HOUR = 60 * 60 * 1000

/** Everybody whom a message can be given to. */
export function useColleagues(): Colleague[] {
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: async () => (await messageCalls.listColleagues()).data,
    staleTime: HOUR,
  })
  return data ?? []
}
