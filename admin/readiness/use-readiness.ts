import { useQuery } from '@tanstack/react-query'
import type { Readiness } from '../../contract/readiness/readiness.ts'
import { call } from '../core/api/call.ts'
import { staffFeatures, type ReadinessItem } from '../core/feature.ts'

export interface Line extends ReadinessItem {
  name: string
  isDone: boolean
}

/** Computed by the server at each look, in the order of the staff screens. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['readiness'],
    queryFn: async () => {
      const items = staffFeatures().map(({ readiness }) => readiness?.() ?? {})
      const [{ data }, ...all] = await Promise.all([call<Readiness>('/readiness'), ...items])
      return linesOf(data, all)
    },
  })

/** A check of a newer server has no words here yet. */
function linesOf({ checks }: Readiness, items: Record<string, ReadinessItem>[]): Line[] {
  return items.flatMap((readiness) =>
    Object.entries(readiness).flatMap(([name, item]) => {
      const check = checks.find((one) => one.name === name)
      return check ? { ...item, path: check.path ?? item.path, name, isDone: check.isDone } : []
    }),
  )
}
