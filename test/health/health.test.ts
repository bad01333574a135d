import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findBackupFault } from '../../server/backup/backup-records.ts'
import { nameAt } from '../../server/backup/layout.ts'
import { makeFolder } from '../../server/core/process/durable-files.ts'
import { readConfig } from '../../server/config.ts'
import { judgeDisk, type Health } from '../../server/health/health.ts'
import { putJob } from '../../server/core/jobs/job-store.ts'
import { openStore } from '../../server/core/store/store.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createStorePlace, createTestApp, describeWhereSqlDiffers, NOW } from '../create-test-app.ts'
import { startDatabaseProxy } from '../core/store/database-proxy.ts'
import { NO_BACKUP, serveHealth, STRANGER, TOKEN } from './health-server.ts'

const MINUTE = 60_000
const at = (minutesAgo: number) => new Date(NOW.getTime() - minutesAgo * MINUTE).toISOString()
const detailsOf = ({ text }: { text: string }) => JSON.parse(text) as Health

describeWhereSqlDiffers('the health of a server', (engine) => {
  test('strangers read one word; loopback and a bearer of the token read the details', async () => {
    const { ask } = await serveHealth(await createTestApp(engine))
    expect(await ask('/health/live', STRANGER)).toMatchObject({ status: 200, text: 'live\n' })
    const plain = await ask('/health/ready?now', STRANGER)
    expect([plain.status, plain.text, plain.headers['cache-control']]).toEqual([200, 'ready\n', 'no-store'])
    for (const headers of [{}, { ...STRANGER, Authorization: `Bearer ${TOKEN}` }]) {
      const answer = await ask('/health/ready', headers as Record<string, string>)
      const { status, checks } = detailsOf(answer)
      expect([answer.headers['content-type'], status]).toEqual(['application/json; charset=utf-8', 'ready'])
      expect(checks.store).toMatchObject({ status: 'ready', bytes: expect.any(Number) })
      expect(checks.disk.freeBytes).toBeGreaterThan(0)
    }
    const wrong = await ask('/health/ready', { ...STRANGER, Authorization: `Bearer ${TOKEN}x` })
    expect(wrong.text).toBe('ready\n')
  })

  test('a HEAD has no body, other methods are refused, and other addresses are the site', async () => {
    const { ask } = await serveHealth(await createTestApp(engine))
    expect(await ask('/health/ready', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
    const refused = await ask('/health/live', {}, 'POST')
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await ask('/health/other')).text).toBe('the site')
  })

  test('jobs that wait, fail or were given up, and mails that wait, make it degraded', async () => {
    const app = await createTestApp(engine)
    const { ask } = await serveHealth(app)
    await putJob(app.db, { kind: 'mail', subject: '1', created_at: at(20), due_at: at(16) })
    await putJob(app.db, { kind: 'publish', subject: 'news 1', created_at: at(9), due_at: at(-60) })
    await app.db
      .insertInto('job')
      .values({ kind: 'cards', subject: 'a', created_at: at(9), due_at: at(9), state: 'failed', finished_at: at(8) })
      .execute()
    const answer = await ask('/health/ready')
    expect((await ask('/health/ready', STRANGER)).text).toBe('degraded\n')
    const { status, checks } = detailsOf(answer)
    expect([answer.status, status]).toEqual([200, 'degraded'])
    expect(checks.jobs).toMatchObject({ status: 'degraded', due: { count: 1, oldest: at(16) } })
    expect(checks.jobs.fault).toBe('1 due, the oldest for 960 s; 0 failing; 1 given up in a day')
    expect(checks.jobs.counts).toContainEqual({ kind: 'cards', state: 'failed', count: 1 })
    expect(checks.mails).toEqual({
      status: 'degraded',
      fault: 'The oldest mail has waited for 20 minutes',
      oldestSeconds: 1200,
    })
  })

  test('jobs of a kind that no process runs any more are no fault', async () => {
    const app = await createTestApp(engine)
    const { ask } = await serveHealth(app)
    const job = { kind: 'index-now', subject: '', created_at: at(20), due_at: at(20), attempts: 9, last_error: 'away' }
    await app.db.insertInto('job').values(job).execute()
    expect(detailsOf(await ask('/health/ready')).checks.jobs.status).toBe('ready')
  })

  test('many jobs that wait while others of their kind run, or ended just now, are no fault', async () => {
    const app = await createTestApp(engine)
    const { ask } = await serveHealth(app)
    for (const subject of ['/projects/a', '/projects/b'])
      await putJob(app.db, { kind: 'publish', subject, created_at: at(20), due_at: at(20) })
    const jobs = async () => detailsOf(await ask('/health/ready')).checks.jobs
    expect((await jobs()).status).toBe('degraded')
    const change = (values: object) =>
      app.db.updateTable('job').set(values).where('subject', '=', '/projects/a').execute()
    await change({ state: 'running', lease_end: at(-1) })
    expect(await jobs()).toMatchObject({ status: 'ready', due: { count: 1, kinds: [{ kind: 'publish', count: 1 }] } })
    await change({ state: 'running', lease_end: at(1) })
    expect((await jobs()).status).toBe('degraded')
    await change({ state: 'done', finished_at: at(1) })
    expect((await jobs()).status).toBe('ready')
  })

  test('a store that a migration is missing from is unavailable', async () => {
    const app = await createTestApp(engine)
    const { ask } = await serveHealth(app)
    const names = app.db.withTables<{ kysely_migration: { name: string } }>()
    await names.deleteFrom('kysely_migration').where('name', '=', '20261122110000_create_jobs').execute()
    const answer = await ask('/health/ready')
    expect([answer.status, detailsOf(answer).checks.store.fault]).toEqual([503, 'It lacks 20261122110000_create_jobs'])
  })

  test('a late backup, or one that fails, makes it degraded', async () => {
    const app = await createTestApp(engine)
    const folder = await mkdtemp(join(tmpdir(), 'backups-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { ask } = await serveHealth(app, { backup: { ...NO_BACKUP, target: folder } })
    expect(detailsOf(await ask('/health/ready')).checks.backup).toMatchObject({ status: 'ready', at: null })
    await makeFolder(join(folder, nameAt(at(3 * 24 * 60))))
    expect(detailsOf(await ask('/health/ready')).checks.backup).toMatchObject({ status: 'degraded', isLate: true })
    await makeFolder(join(folder, nameAt(at(60))))
    await putJob(app.db, { kind: 'backup', subject: '', created_at: at(60), due_at: at(-60) })
    await app.db.updateTable('job').set({ last_error: 'The disk is full' }).where('kind', '=', 'backup').execute()
    expect(detailsOf(await ask('/health/ready')).checks.backup).toMatchObject({ fault: 'The disk is full' })
  })

  test('a public site without backups needs attention, and every place says so', async () => {
    const backup = readConfig({ PUBLIC_URL: 'https://www.example.org' }).backup
    const app = await createTestApp(engine, { backup })
    const { ask } = await serveHealth(app, { backup })
    const fault = await findBackupFault(backup)
    expect(fault).toContain('BACKUP_DIR is not set')
    const { status, checks } = detailsOf(await ask('/health/ready'))
    expect([status, checks.backup]).toMatchObject(['degraded', { status: 'degraded', fault }])
    const dashboard = await (await signIn(app, 'owner')).call('GET', '/dashboard')
    expect(await dashboard.json()).toMatchObject({ data: { warnings: ['backups'] } })
    for (const environment of [{}, { PUBLIC_URL: 'https://www.example.org', BACKUP_DIR: 'none' }])
      expect(await findBackupFault(readConfig(environment).backup)).toBeUndefined()
  })

  test('is answered while the store is closed', async () => {
    const place = await createStorePlace(engine)
    const store = await openStore(place)
    const { ask, errors } = await serveHealth(store as never, place)
    expect((await ask('/health/ready')).status).toBe(200)
    await store.close()
    expect(await ask('/health/ready', STRANGER)).toMatchObject({ status: 503, text: 'unavailable\n' })
    expect(detailsOf(await ask('/health/ready')).checks.store.fault).toMatch(/\w/)
    expect([(await ask('/health/live')).text, errors]).toEqual(['live\n', []])
  })
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a Postgres that hangs', () => {
  test('is unavailable once the time-out is over, and the process is alive', async () => {
    const place = await createStorePlace('postgres')
    const proxy = await startDatabaseProxy(place.databaseUrl!)
    onTestFinished(proxy.close)
    const store = await openStore({ ...place, databaseUrl: proxy.url })
    onTestFinished(store.close)
    const { ask } = await serveHealth(store as never, { patience: 1_000 })
    expect((await ask('/health/ready')).status).toBe(200)
    proxy.freeze()
    const answer = await ask('/health/ready')
    expect([answer.status, detailsOf(answer).checks.store.fault]).toEqual([503, 'It did not answer within 1 s'])
    expect((await ask('/health/live')).status).toBe(200)
  })
})

test('a full disk makes a server degraded, not unavailable: it can answer all reads', () => {
  expect(judgeDisk({ bavail: 0, blocks: 1000, bsize: 4096 })).toMatchObject({ status: 'degraded', freeBytes: 0 })
})
