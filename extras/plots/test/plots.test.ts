import { expect, onTestFinished, test, vi } from 'vitest'
import { oneOf } from '../../../contract/list.ts'
import type { Job } from '../../../server/core/jobs/job-store.ts'
import { HOUR, MINUTE } from '../../../server/core/process/durations.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import type { Health, Measures } from '../../../server/health/public.ts'
import { signIn, visitor } from '../../../test/core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers, NOW } from '../../../test/create-test-app.ts'
import { plotsSchema } from '../contract/plots.ts'
import { createSampleHandler, createSampler, sampleEachMinute } from '../server/feature.ts'

const READY = { status: 'ready' } as const
const CHECKS: Health['checks'] = {
  store: { ...READY, missingMigrations: [], bytes: 1_000, pictures: 2 },
  disk: { ...READY, freeBytes: 50, totalBytes: 100 },
  jobs: { ...READY, due: { count: 3, oldest: null, kinds: [{ kind: 'mail', count: 3 }] }, failing: 0, counts: [] },
  mails: { status: 'degraded', oldestSeconds: 1_200 },
  backup: READY,
}

/** An API whose clock the test sets, and processes of it. */
async function openPlots(engine: Engine) {
  const state = { now: NOW.getTime() }
  const now = () => new Date(state.now)
  const app = await createTestApp(engine, { now })
  const owner = await signIn(app, 'owner')
  const startProcess = (name: string) => {
    const [answered, failed] = [200, 500].map(
      (status) => [status, { counts: Array(9).fill(0) as number[], seconds: 0 }] as const,
    )
    const routes: Measures['requests']['routes'] = [
      { pattern: '/', durations: new Map([['GET', new Map([answered!, failed!])]]) },
    ]
    const total = { answers: 0, bytes: 0, hits: 0, misses: 0 }
    const sample = createSampler({
      db: app.db,
      readHealth: async () => ({ status: 'degraded', at: now().toISOString(), checks: CHECKS }),
      requests: { routes },
      delay: { take: () => ({ p50: 0, p99: 0.004, max: 0.1 }) },
      countCache: () => ({ ...total }),
      process: name,
      now,
    })
    /** The sample of a minute with requests of 20 to 100 ms, half of which were answered from memory. */
    return async (requests: number, errors = 0) => {
      answered![1].counts[3]! += requests - errors
      failed![1].counts[3]! += errors
      total.hits += requests / 2
      total.misses += requests / 2
      await sample()
    }
  }
  const readPlots = async (period: string) =>
    oneOf(plotsSchema).parse(await (await owner.call('GET', `/operations/plots?period=${period}`)).json()).data
  const rollUp = () => createSampleHandler({ db: app.db, now }).run({} as Job, AbortSignal.timeout(5_000))
  return { app, state, owner, startProcess, readPlots, rollUp }
}

describeWhereSqlDiffers('the figures of plots', (engine) => {
  test('are for owners alone, of a day or a month', async () => {
    const { app, owner } = await openPlots(engine)
    const path = '/operations/plots'
    expect((await visitor(app).call('GET', path)).status).toBe(401)
    expect((await (await signIn(app, 'editor')).call('GET', path)).status).toBe(403)
    expect((await owner.call('GET', `${path}?period=year`)).status).toBe(422)
  })

  test('add up the processes, and show only what there was since the last sample', async () => {
    const { state, startProcess, readPlots } = await openPlots(engine)
    expect(await readPlots('day')).toEqual({ step: 5 * MINUTE, processes: 0, points: [] })
    const [one, other] = [startProcess('one'), startProcess('other')]
    await one(10)
    await other(30, 2)
    state.now += MINUTE
    await one(20)
    // Its clock was set back.
    await one(7)
    const { processes, points } = await readPlots('day')
    expect(processes).toBe(2)
    expect(points).toMatchObject([
      { at: '2026-11-21T08:55:00.000Z', requests: 40, p50: 60, p95: 96, cached: 0.5, errors: 2, delay: 4, dueJobs: 3 },
      { at: '2026-11-21T09:00:00.000Z', requests: 20, errors: 0, mailAge: 1_200, diskFree: 0.5, storeBytes: 1_000 },
    ])
    expect(points[0]!.memory).toBeGreaterThan(points[1]!.memory * 1.5)
  })

  test('are joined to hours that stay for 30 days, while minutes stay for one', async () => {
    const { app, state, startProcess, readPlots, rollUp } = await openPlots(engine)
    const [one, other] = [startProcess('one'), startProcess('other')]
    const revision = await app.readRevision()
    for (let minute = 0; minute < 70; minute += 10) {
      state.now = NOW.getTime() + (minute + 1) * MINUTE
      await one(10)
      await other(10)
    }
    state.now += 9 * MINUTE
    await rollUp()
    await rollUp()
    const count = async (span: 'minute' | 'hour') =>
      (await app.db.selectFrom('sample').select('at').where('span', '=', span).execute()).length
    expect([await count('hour'), await count('minute')]).toEqual([1, 14])
    // The hour that is not complete comes from its minutes.
    const points = async () => (await readPlots('month')).points.map(({ at, requests }) => [at, requests])
    expect(await points()).toEqual([
      ['2026-11-21T08:00:00.000Z', 20],
      ['2026-11-21T10:00:00.000Z', 20],
    ])
    state.now += 26 * HOUR
    await rollUp()
    expect([await count('hour'), await count('minute')]).toEqual([2, 0])
    expect(await points()).toHaveLength(2)
    state.now += 30 * 24 * HOUR
    await rollUp()
    expect(await points()).toEqual([])
    expect(await app.readRevision()).toBe(revision)
  })
})

test('a sample is taken at the end of each minute, also after one that failed, until this is ended', async () => {
  vi.useFakeTimers({ now: NOW.getTime() + 50_000 })
  onTestFinished(() => void vi.useRealTimers())
  const sample = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no store')))
  const end = sampleEachMinute(sample)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(sample).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(62_000)
  expect(sample).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sample).toHaveBeenCalledTimes(2)
})
