import { one, routerOf, servedCallsOf } from '../../../server/core/accounts/served-calls.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { ago, HOUR, MINUTE } from '../../../server/core/process/durations.ts'
import { measureDelay } from '../../../server/health/public.ts'
import { plotsQuerySchema, plotsSchema, type PlotsPeriod } from '../contract/plots.ts'
import { addProcesses, endOf, joinMoments, listSamples, toPoint } from './figures.ts'
import { createSampleHandler, createSampler, HOURS_KEPT, MINUTES_KEPT, sampleEachMinute } from './sampler.ts'

const call = servedCallsOf<ApiDeps>('Operations', { access: 'owner' })

/** So that a plot has some hundred points. */
const STEPS: Record<PlotsPeriod, number> = { day: 5 * MINUTE, month: 2 * HOUR }

const plotsApi = routerOf(
  call('get /plots', 'Figures of the last 24 hours or 30 days, of all processes together', {
    query: plotsQuerySchema,
    200: one(plotsSchema, 'The figures'),
    async handle({ reads, now }, { query: { period } }) {
      const step = STEPS[period]
      const hours = period === 'day' ? [] : await listSamples(reads, 'hour', ago(now(), HOURS_KEPT))
      const minutes = await listSamples(reads, 'minute', period === 'day' ? ago(now(), MINUTES_KEPT) : endOf(hours))
      const moments = joinMoments([...addProcesses(hours), ...addProcesses(minutes)], step)
      return { step, processes: new Set(minutes.map(({ process }) => process)).size, points: moments.map(toPoint) }
    },
  }),
)

export const feature: Feature = {
  api: (deps) => ({ '/operations': plotsApi(deps) }),
  jobs: (deps) => [createSampleHandler(deps)],
  watch: (measures) => sampleEachMinute(createSampler({ ...measures, delay: measureDelay() })),
}
