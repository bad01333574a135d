import { Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import { consoleLog } from '../../../server/core/process/log.ts'
import { waitForLock } from '../../../server/core/store/engine.ts'
import { PgDialect } from '../../../server/core/store/postgres.ts'
import { watchPostgres } from '../../../server/core/store/postgres-watch.ts'
import { DatabaseRefusedError, openStore, waitForDatabase } from '../../../server/core/store/store.ts'
import { isUnavailable } from '../../../server/core/process/unavailable.ts'
import { signIn } from '../accounts/staff.ts'
import { createStorePlace, type TestApp } from '../../create-test-app.ts'
import { startDatabaseProxy } from './database-proxy.ts'

/** An API over a Postgres that can be taken away from it. */
async function createShakyApp() {
  const place = await createStorePlace('postgres')
  const proxy = await startDatabaseProxy(place.databaseUrl!)
  onTestFinished(proxy.close)
  const lines: string[] = []
  const log = {
    info: (text: string) => void lines.push(text),
    error: (text: string, cause?: unknown) => void (isUnavailable(cause) || lines.push(text)),
  }
  const store = await openStore({ ...place, databaseUrl: proxy.url, log })
  onTestFinished(store.close)
  const api = createTestApi({ db: store.db, log })
  const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
  return { ...store, place, proxy, lines, api, request }
}

const AWAY = { code: 'unavailable', message: expect.stringContaining('try again') }

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a Postgres that goes away', () => {
  test('ends no process while its connections are in use: the transaction fails, and the next works', async () => {
    const { db, request, lines } = await createShakyApp()
    const broken = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
      await vi.waitFor(
        () =>
          sql`select 1 where not exists (select from pg_stat_activity where pid = ${rows[0]!.pid})`
            .execute(db)
            .then(({ rows: gone }) => expect(gone).toHaveLength(1)),
        { timeout: 10_000 },
      )
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toSatisfy(isUnavailable)
    expect((await request('/news')).status).toBe(200)
    expect(lines, 'one line, without a stack').toEqual([
      expect.stringMatching(/^The database closed a connection \(.*\); a new one works$/),
    ])
  })

  test('that has no connection left answers 503, says so once, and what is in use goes on', async () => {
    const app = await createShakyApp()
    const role = sql.ref(`crowded_${process.pid}`)
    await sql`create role ${role} login password 'crowded' connection limit 0`.execute(app.db)
    const url = new URL(app.place.databaseUrl!)
    ;[url.username, url.password] = [`crowded_${process.pid}`, 'crowded']
    const watch = watchPostgres(url.href, { info() {}, error: (text) => void app.lines.push(text) })
    const db = new Kysely<object>({ dialect: new PgDialect(url.href, watch) })
    for (let time = 0; time < 3; time++) await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isUnavailable)
    expect(app.lines).toEqual([expect.stringMatching(/^The database has no room: too many connections for role/)])
    expect((await app.request('/news')).status).toBe(200)
    watch.close()
    await db.destroy()
    await sql`drop role ${role}`.execute(app.db)
  })

  test('is answered with 503 and a message, and logged in one line, and one more when it is back', async () => {
    const app = await createShakyApp()
    const owner = await signIn(app as unknown as TestApp, 'owner')
    app.proxy.cut()
    for (let time = 0; time < 20; time++) {
      const response = await app.request('/news')
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(await response.json()).toEqual(AWAY)
    }
    expect((await owner.call('GET', '/dashboard')).status, 'nobody is signed out by it').toBe(503)
    await expect(async () => app.readRevision()).rejects.toSatisfy(isUnavailable)
    expect(app.lines).toEqual([expect.stringMatching(/^The database is unavailable \(.*ECONNREFUSED.*\)\./)])
    await app.proxy.mend()
    await vi.waitFor(async () => expect((await app.request('/news')).status).toBe(200), { timeout: 10_000 })
    expect((await owner.call('GET', '/dashboard')).status).toBe(200)
    expect(app.lines.slice(1)).toEqual([expect.stringMatching(/^The database is back after [\d.]+ s$/)])
  })

  test('has long locks that are waited for, without an error of a statement that took too long', async () => {
    const { db, place } = await createShakyApp()
    const errors: unknown[] = []
    const log = { info() {}, error: (text: string) => void errors.push(text) }
    const other = await openStore({ ...place, pool: { connections: 2, timeout: 200 }, log })
    onTestFinished(other.close)
    const held = Promise.withResolvers<void>()
    const holder = db.transaction().execute(async (tx) => {
      await waitForLock(tx, 'long')
      held.resolve()
      await sql`select pg_sleep(0.6)`.execute(tx)
    })
    await held.promise
    await other.db.transaction().execute((tx) => waitForLock(tx, 'long'))
    await holder
    expect(errors).toEqual([])
  })

  test('is given up when it hangs', async () => {
    const { request, readRevision, proxy } = await createShakyApp()
    expect((await request('/news')).status).toBe(200)
    proxy.freeze()
    await expect(async () => readRevision()).rejects.toSatisfy(isUnavailable)
    expect((await request('/news')).status).toBe(503)
    await proxy.mend()
    await vi.waitFor(async () => expect((await request('/news')).status).toBe(200), { timeout: 10_000 })
  })

  test('gives up a statement that takes too long, except in a migration, and blames nothing else for it', async () => {
    const { db, place } = await createShakyApp()
    const slow = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 20`.execute(tx)
      await sql`select pg_sleep(5)`.execute(tx)
    })
    await expect(slow).rejects.toMatchObject({ name: 'UnavailableError', what: 'statement', retryAfter: 5 })
    const { rows } =
      await sql`select current_setting('jit') as jit, current_setting('statement_timeout') as patience`.execute(db)
    expect(rows).toEqual([{ jit: 'off', patience: '5s' }])
    let patience: unknown
    const patient = {
      up: async (tx: typeof db) =>
        void (patience = (await sql`select current_setting('statement_timeout') as patience`.execute(tx)).rows[0]),
    }
    const { migrations } = await import('../../../server/core/store/migrations.ts')
    const store = await openStore({ ...place, migrations: { ...migrations, '29990101000000_slow': patient as never } })
    await store.close()
    expect(patience).toEqual({ patience: '0' })
  })

  test('is waited for at the start, unless it refuses the connection', async () => {
    const { proxy, place } = await createShakyApp()
    proxy.cut()
    const faults: string[] = []
    await waitForDatabase(proxy.url, (fault) => {
      faults.push(fault)
      void proxy.mend()
    })
    expect(faults).toEqual([expect.stringMatching(/ECONNREFUSED.*Trying again in 1 s$/)])
    const refused = waitForDatabase(`${place.databaseUrl}_not_there`, (fault) => faults.push(fault))
    await expect(refused).rejects.toThrow(DatabaseRefusedError)
    await expect(refused).rejects.toThrow(/no database of this name.*Check DATABASE_URL/)
  })
})

test('failures of an unavailable database write no lines of their own', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  consoleLog.error('GET /news', Object.assign(new Error('away'), { name: 'UnavailableError' }))
  expect(write).not.toHaveBeenCalled()
  consoleLog.error('GET /news', new Error('another'))
  expect(write).toHaveBeenCalledOnce()
})
