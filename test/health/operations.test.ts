import { expect, test } from 'vitest'
import { oneOf } from '../../contract/list.ts'
import { operationsSchema } from '../../contract/health/operations.ts'
import type { Health } from '../../server/health/health.ts'
import { createAlertPurge, endAlert, insertAlert } from '../../server/health/alerts.ts'
import type { MailEnvironment } from '../../server/core/mail/mail-config.ts'
import { NO_MAIL_VARIABLES } from '../fixtures/no-mail-variables.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import type { Job } from '../../server/core/jobs/job-store.ts'
import { signIn, visitor } from '../core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers, NOW } from '../create-test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const READY = { status: 'ready' } as const

/** An API whose clock and whose state of the server the test says. */
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
    publicUrl: 'https://www.example.org',
    ...(mail && { mail }),
    operations: { readHealth, readCertificateEnd: async () => state.end },
  })
  const owner = await signIn(app, 'owner')
  return { app, state, checks, owner }
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
      store: { status: 'ready', missingMigrations: [] },
      mails: { status: 'degraded', oldestSeconds: 1_200 },
      certificate: { status: 'degraded', isHttps: true, endsAt: null },
      alerts: {
        open: [{ kind: 'mail', endedAt: null }],
        past: [{ kind: 'backup', endedAt: '2026-11-21T10:00:00.000Z' }],
      },
    })
    checks.store = { status: 'unavailable', missingMigrations: ['one'] }
    state.end = new Date(NOW.getTime() + 90 * 24 * HOUR)
    expect(await read()).toMatchObject({ store: checks.store, certificate: { status: 'ready' } })
    const editor = await signIn(app, 'editor')
    expect((await visitor(app).call('GET', '/operations')).status).toBe(401)
    expect((await editor.call('GET', '/operations')).status).toBe(403)
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
    expect(data.jobs).toMatchObject({ status: 'ready', due: { kinds: [{ kind: 'mail', count: 3 }] } })
  })

  test('forget an alert 90 days after it was over', async () => {
    const { app, owner, state } = await openOperations(engine)
    const past = async () =>
      oneOf(operationsSchema).parse(await (await owner.call('GET', '/operations')).json()).data.alerts.past.length
    await insertAlert(app.db, { kind: 'disk', subject: 'one', fault: 'full', began_at: NOW.toISOString() })
    await endAlert(app.db, { kind: 'disk', subject: 'one' }, NOW.toISOString())
    const purge = createAlertPurge({ db: app.db, now: () => new Date(state.now) })
    const counts = []
    for (const hours of [90 * 24, 1]) {
      state.now += hours * HOUR
      await purge.run({} as Job, AbortSignal.timeout(5_000))
      counts.push(await past())
    }
    expect(counts).toEqual([1, 0])
  })
})
