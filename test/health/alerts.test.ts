import { hostname, tmpdir } from 'node:os'
import { createServer } from 'node:tls'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAlertHandler, alertMail } from '../../server/health/alerts.ts'
import { readCertificateEnd } from '../../server/health/certificate.ts'
import type { Health } from '../../server/health/health.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { addPerson } from '../core/accounts/staff.ts'
import { createTestApp, describeWhereSqlDiffers, NOW } from '../create-test-app.ts'
import { runDueJobs } from '../core/jobs/run-jobs.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CONTEXT = { secret: '', now: NOW, officeLocale: 'en' } as const
const READY = { status: 'ready' } as const

/** A store with an owner and an editor, and a server whose state the test says. */
async function openAlerts(engine: Engine) {
  const { db } = await createTestApp(engine)
  for (const role of ['owner', 'editor'] as const) await addPerson({ db }, role)
  const checks: Health['checks'] = {
    store: READY,
    disk: { ...READY, freeBytes: 50, totalBytes: 100 },
    jobs: READY,
    mails: READY,
    backup: READY,
  }
  const state = { now: NOW.getTime(), end: undefined as Date | undefined }
  const logged: string[] = []
  const log = { info: (text: string) => void logged.push(text), error: (text: string) => void logged.push(text) }
  const now = () => new Date(state.now)
  const handler = createAlertHandler({
    db,
    readHealth: async () => ({ status: 'ready', at: '', checks }),
    readCertificateEnd: async () => state.end,
    log,
    now,
  })
  return {
    db,
    checks,
    state,
    logged,
    /** A minute later, in two processes; returns what was told since the last time. */
    async look(later = MINUTE) {
      state.now += later
      const before = await db.selectFrom('mail').select('id').where('kind', '=', 'alert').execute()
      // Each run starts anew.
      await runDueJobs(db, [{ ...handler, startDelay: 0 }], { now, processes: 2 })
      const mails = await db.selectFrom('mail').selectAll().where('kind', '=', 'alert').orderBy('id').execute()
      return mails.slice(before.length)
    },
  }
}

const kindsOf = (mails: { about: string }[]) => mails.map(({ about }) => about.split(' ').slice(0, 2).join(' '))

describeWhereSqlDiffers('alerts to owners', (engine) => {
  test('are sent once when something begins and once when it is over, whatever the number of processes', async () => {
    const { checks, look, logged, db } = await openAlerts(engine)
    expect(await look()).toEqual([])
    checks.backup = { status: 'degraded', fault: 'The disk of backups is full' }
    const [mail, ...others] = await look()
    expect([kindsOf([mail!]), others]).toEqual([['backup began'], []])
    const composed = (await alertMail.compose(db, mail!, CONTEXT))!
    expect(composed).toMatchObject({ to: ['owner@example.org'], subject: expect.stringContaining('The backup failed') })
    expect(composed.text).toContain('The disk of backups is full')
    expect(await look()).toEqual([])
    checks.backup = READY
    const over = await look()
    expect(kindsOf(over)).toEqual(['backup ended'])
    expect((await alertMail.compose(db, over[0]!, CONTEXT))!.subject).toContain('Over: The backup')
    await db.updateTable('staff_user').set({ locale: 'ne' }).execute()
    const inNepali = (await alertMail.compose(db, over[0]!, CONTEXT))!
    expect(inNepali).toMatchObject({ locale: 'ne', subject: expect.stringContaining('समाधान भयो: ब्याकअप असफल भयो') })
    expect(inNepali.text).toMatch(/२०८३ मङ्सिर ५ गते .* देखि २०८३ मङ्सिर ५ गते .* सम्म।/)
    expect(await look()).toEqual([])
    expect(logged).toEqual(['Alert: backup: The disk of backups is full', 'Alert is over: backup'])
  })

  test('a disk has to be clearly emptier before its alert is over', async () => {
    const { checks, look } = await openAlerts(engine)
    checks.disk = { status: 'degraded', fault: '9 MiB are free', freeBytes: 9, totalBytes: 100 }
    const [mail] = await look()
    expect(mail!.about).toContain(hostname())
    checks.disk = { ...READY, freeBytes: 11, totalBytes: 100 }
    expect(await look()).toEqual([])
    checks.disk = { ...READY, freeBytes: 13, totalBytes: 100 }
    expect(kindsOf(await look())).toEqual(['disk ended'])
  })

  test('a failed check neither begins nor ends an alert', async () => {
    const { checks, look } = await openAlerts(engine)
    checks.mails = { status: 'degraded', fault: 'The oldest mail has waited for 16 minutes' }
    expect(kindsOf(await look())).toEqual(['mail began'])
    checks.mails = { status: 'unavailable', fault: 'Unknown without the store' }
    checks.disk = { status: 'unavailable', fault: 'It did not answer' }
    expect(await look()).toEqual([])
  })

  test('a certificate that ends within 14 days, and a schedule that failed, are told', async () => {
    const { db, state, look } = await openAlerts(engine)
    state.end = new Date(NOW.getTime() + 15 * DAY)
    expect(await look()).toEqual([])
    expect(kindsOf(await look(2 * DAY))).toEqual(['certificate began'])
    await db.updateTable('content_item').set({ schedule_fault: 'It has no title' }).where('item_id', '=', 1).execute()
    expect(kindsOf(await look())).toEqual(['schedule began'])
    state.end = new Date(NOW.getTime() + 90 * DAY)
    expect(await look(), 'the certificate is looked at each hour').toEqual([])
    expect(kindsOf(await look(60 * MINUTE))).toEqual(['certificate ended'])
  })

  test('an account that was disabled meanwhile gets nothing', async () => {
    const { db, checks, look } = await openAlerts(engine)
    checks.backup = { status: 'degraded', fault: 'full' }
    const [mail] = await look()
    await db.updateTable('staff_user').set({ disabled_at: NOW.toISOString() }).execute()
    expect(await alertMail.compose(db, mail!, CONTEXT)).toBeUndefined()
    checks.backup = READY
    expect(await look()).toEqual([])
  })
})

test('the end of a certificate is read from the public address, also where nobody trusts it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '9', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', '-x509', ...key, ...files], { stdio: 'pipe' })
  const [cert, secret] = ['cert.pem', 'key.pem'].map((name) => readFileSync(join(folder, name)))
  const server = createServer({ cert: cert!, key: secret! })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const end = await readCertificateEnd(`https://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(end!.getTime() - Date.now()).toBeGreaterThan(8 * DAY)
  expect(end!.getTime() - Date.now()).toBeLessThan(10 * DAY)
  expect(await readCertificateEnd('http://127.0.0.1')).toBeUndefined()
  expect(await readCertificateEnd(undefined)).toBeUndefined()
})
