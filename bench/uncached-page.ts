import { applyLoad } from './load.ts'
import { processorTime } from './process-facts.ts'
import type { Figure } from './report.ts'
import type { Server } from './server.ts'
import { TARGETS } from './targets.ts'

const WARM_UP_SECONDS = 2
const SECONDS = 3

/** A query that the site does not know bypasses the cache. */
export async function timeUncachedHome({ origin, pid }: Server): Promise<Figure> {
  const url = `${origin}/?made=anew`
  await applyLoad(url, 1, WARM_UP_SECONDS)
  const before = processorTime(pid)
  const { p50, count } = await applyLoad(url, 1, SECONDS)
  const after = processorTime(pid)
  const work =
    before === undefined || after === undefined
      ? ''
      : `; ${((after - before) / count).toFixed(1)} ms of processor time each`
  return {
    name: 'Home without the cache, one connection',
    unit: 'ms',
    measured: p50,
    target: TARGETS.uncachedHome,
    note: `median of ${count}, rendered and compressed${work}`,
  }
}
