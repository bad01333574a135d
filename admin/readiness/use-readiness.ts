import { useQuery } from '@tanstack/react-query'
import type { Readiness } from '../../contract/readiness/readiness.ts'
import { call } from '../core/api/call.ts'
import { staffFeatures, type ReadinessItem } from '../core/feature.ts'
import { HELP } from '../help/help.ts'

export interface Line extends ReadinessItem {
  name: string
  isDone: boolean
}

/** Computed by the server at each look, in the order of the staff screens. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['readiness'],
    queryFn: async () => {
      const { checks } = (await call<Readiness>('/readiness')).data
      const items = staffFeatures().flatMap(({ name }) => Object.entries(HELP[name]?.readiness ?? {}))
      // A check of a newer server has no words here yet.
      return items.flatMap(([name, item]): Line[] => {
        const check = checks.find((one) => one.name === name)
        return check ? [{ ...item, path: check.path ?? item.path, name, isDone: check.isDone }] : []
      })
    },
  })
