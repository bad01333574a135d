import { BUCKETS, type Measures } from '../../../server/health/public.ts'
import { metric, type Metric } from './exposition.ts'

type RouteCounts = Measures['requests']['routes'][number]

/** Each is a line for each route and method. */
const SHOWN_BUCKETS = [0.02, 0.1, 0.3, 1, 3]

/** Of the requests since the start. */
export function requestMetrics(routes: readonly RouteCounts[]): Metric[] {
  const time = 'Time until an answer was handed to the system, by pattern of the address'
  return [
    metric('counter', 'http_requests_total', 'Answers by pattern of the address', routes.flatMap(countsOf)),
    metric('histogram', 'http_request_duration_seconds', time, routes.flatMap(durationsOf)),
  ]
}

function countsOf({ pattern: route, durations }: RouteCounts): Metric['samples'] {
  return [...durations].flatMap(([method, byStatus]) =>
    [...byStatus].map(([status, { counts }]) => ({
      labels: { method, route, status: String(status) },
      value: sumOf(counts),
    })),
  )
}

function durationsOf({ pattern: route, durations }: RouteCounts): Metric['samples'] {
  return [...durations].flatMap(([method, byStatus]) => {
    const all = [...byStatus.values()]
    const labels = { method, route }
    const upTo = (bound: number) => sumOf(all.map(({ counts }) => sumOf(counts.slice(0, BUCKETS.indexOf(bound) + 1))))
    const total = sumOf(all.map(({ counts }) => sumOf(counts)))
    return [
      ...SHOWN_BUCKETS.map((bound) => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: upTo(bound),
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: total },
      { suffix: '_sum', labels, value: sumOf(all.map(({ seconds }) => seconds)) },
      { suffix: '_count', labels, value: total },
    ]
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
