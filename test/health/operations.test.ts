import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { operationsPlotsSchema, operationsSchema } from '../../contract/health/operations.ts'
import type { Health } from '../../server/health/health.ts'
import { createSampleHandler, createSampler } from '../../server/health/sampler.ts'
import { endAlert, insertAlert } from '../../server/health/alerts.ts'
import { NO_MAIL_VARIABLES, type MailEnvironment } from '../../server/core/mail/mail-config.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import type { Job } from '../../server/core/jobs/job-store.ts'
import { signIn, visitor } from '../core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers, NOW } from '../create-test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const READY = { status: 'ready' } as const

/** An API whose clock and whose state of the server the test says, and a process of it. */
async function openOperations(engine: Engine, mail?: MailEnvironment) {
  const state = { now: NOW.getTime(), end: undefined as Date | undefined }
  const checks: Health['checks'] = {
    store: { ...READY, missingMigrations: [], bytes: 1_000, pictures: 2 },
    disk: { ...READY, freeBytes: 50, totalBytes: 100 },
    jobs: {
      ...READY,
      due: { count: 3, oldest: null, kinds: [{ kind: 'mail', count: 3 }] },
      failing: 0,
      counts: [],
    },
    mails: { status: 'degraded', fault: 'The oldest mail has waited for 20 minutes', oldestSeconds: 1_200 },
    backup: READY,
  }
  const readHealth = async (): Promise<Health> => ({
    status: checks.mails.status,
    at: new Date(state.now).toISOString(),
    checks,
  })
  const now = () => new Date(state.now)
  const app = await createTestApp(engine, {
    now,
    staff: { secret: 'no secret: only for tests and measurements', publicUrl: 'https://www.example.org' },
    ...(mail && { mail }),
    operations: { readHealth, readCertificateEnd: async () => state.end },
  })
  const owner = await signIn(app, 'owner')
  const startProcess = (name: string) => {
    const durations = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    const totals = { requests: 0, errors: 0, durations }
    const sample = createSampler({
      db: app.db,
      readHealth,
      requests: { total: () => ({ ...totals, durations: [...durations] }) },
      delay: { take: () => ({ p50: 0, p99: 0.004, max: 0.1 }) },
      countCache: () => ({ answers: 0, bytes: 0, hits: totals.requests / 2, misses: totals.requests / 2 }),
      process: name,
      now,
    })
    /** The sample of a minute with requests of 20 to 100 ms. */
    return async (requests: number, errors = 0) => {
      totals.requests += requests
      totals.errors += errors
      durations[3]! += requests
      await sample()
    }
  }
  const readPlots = async (period: string) =>
    oneOf(operationsPlotsSchema).parse(await (await owner.call('GET', `/operations/plots?period=${period}`)).json())
      .data
  const rollUp = () => createSampleHandler({ db: app.db, now }).run({} as Job, AbortSignal.timeout(5_000))
  return { app, state, checks, owner, startProcess, readPlots, rollUp }
}

describeWhereSqlDiffers('operations', (engine) => {
  test('tell owners, and nobody else, what is wrong and which alerts there were', async () => {
    const { app, owner, state, checks } = await openOperations(engine)
    const read = async () => oneOf(operationsSchema).parse(await (await owner.call('GET', '/operations')).json()).data
    const alert = { kind: 'mail', subject: '', fault: 'late', began_at: NOW.toISOString() }
    await insertAlert(app.db, { ...alert, kind: 'backup' })
    await endAlert(app.db, { kind: 'backup', subject: '' }, new Date(NOW.getTime() + HOUR).toISOString())
    await insertAlert(app.db, alert)
    expect(await read()).toMatchObject({
      status: 'degraded',
      migrations: { status: 'ready' },
      mails: { status: 'degraded', oldestSeconds: 1_200 },
      certificate: { status: 'degraded', isHttps: true, endsAt: null },
      alerts: {
        open: [{ kind: 'mail', endedAt: null }],
        past: [{ kind: 'backup', endedAt: '2026-11-21T10:00:00.000Z' }],
      },
    })
    checks.store = { ...READY, missingMigrations: ['one'] }
    state.end = new Date(NOW.getTime() + 90 * 24 * HOUR)
    expect(await read()).toMatchObject({ migrations: { status: 'unavailable' }, certificate: { status: 'ready' } })
    const editor = await signIn(app, 'editor')
    for (const path of ['/operations', '/operations/plots']) {
      expect((await visitor(app).call('GET', path)).status).toBe(401)
      expect((await editor.call('GET', path)).status).toBe(403)
    }
    expect((await owner.call('GET', '/operations/plots?period=year')).status).toBe(422)
  })

  test('say with one status whether anything needs attention: an alert, or mails that reach nobody', async () => {
    const { app, owner, state, checks } = await openOperations(engine)
    state.end = new Date(NOW.getTime() + 90 * 24 * HOUR)
    checks.mails = { ...READY, oldestSeconds: 0 }
    const read = async () => oneOf(operationsSchema).parse(await (await owner.call('GET', '/operations')).json()).data
    expect(await read()).toMatchObject({ status: 'ready', mails: { status: 'ready', hasServer: true } })
    await insertAlert(app.db, { kind: 'schedule', subject: '', fault: '1 failed', began_at: NOW.toISOString() })
    expect((await read()).status).toBe('degraded')
    await endAlert(app.db, { kind: 'schedule', subject: '' }, NOW.toISOString())
    const alone = await openOperations(engine, NO_MAIL_VARIABLES)
    Object.assign(alone.state, { end: state.end })
    Object.assign(alone.checks, checks)
    const { data } = oneOf(operationsSchema).parse(await (await alone.owner.call('GET', '/operations')).json())
    expect(data).toMatchObject({ status: 'degraded', mails: { status: 'degraded', hasServer: false } })
    expect(data.jobs).toMatchObject({ status: 'ready', waiting: [{ kind: 'mail', count: 3 }] })
  })

  test('add up the processes, and show only what there was since the last sample', async () => {
    const { state, startProcess, readPlots } = await openOperations(engine)
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
    const { app, state, startProcess, readPlots, rollUp } = await openOperations(engine)
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
