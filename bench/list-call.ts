import { createTestApi } from '../test/create-test-api.ts'
import type { Log } from '../server/core/process/log.ts'
import { openStore } from '../server/core/store/store.ts'
import { applyLoad } from './load.ts'
import type { Figure } from './report.ts'
import { median } from './statistics.ts'
import { TARGETS } from './targets.ts'

/** Milliseconds for V8's optimizations. */
const WARM_UP = 1_000
const DURATION = 2_000

/** 20 projects in process: query, rows, contract objects, JSON and ETag. */
export async function timeListCall(dataDir: string, path: string, log: Log): Promise<Figure> {
  const store = await openStore({ dataDir })
  try {
    const api = createTestApi({ db: store.db, log })
    const times: number[] = []
    const begin = performance.now()
    while (performance.now() - begin < WARM_UP + DURATION) {
      const start = performance.now()
      const response = await api.request(path)
      await response.text()
      if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`)
      if (start - begin >= WARM_UP) times.push(performance.now() - start)
    }
    return {
      name: 'List call of 20 projects, in process',
      unit: 'ms',
      measured: median(times),
      target: TARGETS.listCall,
      note: `median of ${times.length}`,
    }
  } finally {
    await store.close()
  }
}

/** The same over one persistent connection, compressed. */
export async function timeListCallOverHttp(origin: string, path: string): Promise<Figure> {
  await applyLoad(`${origin}${path}`, 1, WARM_UP / 1000)
  const { p50 } = await applyLoad(`${origin}${path}`, 1, DURATION / 1000)
  return { name: 'The same over HTTP, one connection', unit: 'ms', measured: p50, note: 'median' }
}
