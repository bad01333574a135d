import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useSearchParams } from '../../../admin/core/packages.ts'
import type { HealthTask, RecordHealth } from '../contract/record-health.ts'
import type { ListMeta } from '../../../contract/list.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'

/** Of a page of the board. */
export const ROWS = 25

const NARROWING = ['fault', 'entity', 'field']

/** The query of the address that shows the records of a task. */
export function queryOf({ fault, entity, field }: HealthTask): string {
  return String(new URLSearchParams({ fault, entity, ...(field && { field }) }))
}

/** Tasks of mending, and the page of records that the address names: those of the first task where it names none. */
export function useHealthList() {
  const locale = useLocale()
  const [given, setGiven] = useSearchParams()
  const tasks = useRead<HealthTask[]>(['record-health', 'tasks'], '/record-health/tasks')
  const named = new URLSearchParams(NARROWING.flatMap((name) => (given.has(name) ? [[name, given.get(name)!]] : [])))
  const first = tasks.data?.[0]
  const isAll = given.has('all') || (named.size === 0 && tasks.data !== undefined && !first)
  const shown = isAll ? '' : named.size > 0 ? String(named) : first && queryOf(first)
  const page = Math.max(1, Math.trunc(Number(given.get('page'))) || 1)
  const query = `${shown}&page=${page}&limit=${ROWS}&locale=${locale}`
  const read = useQuery({
    queryKey: ['record-health', 'list', query],
    queryFn: async () =>
      (await call<RecordHealth[]>(`/record-health?${query}`)) as { data: RecordHealth[]; meta: ListMeta },
    enabled: shown !== undefined,
    // Rows that were mended here stay in their places until somebody moves on.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  const show = (task: string, toPage = 1) =>
    setGiven(new URLSearchParams(`${task || 'all'}${toPage > 1 ? `&page=${toPage}` : ''}`))
  return { tasks, read, shown, page, show }
}
