import { expect, test } from 'vitest'
import { DAY } from '../../../server/core/process/durations.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { mailsOf } from '../../../test/core/mail/mail-rows.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { createReminderHandler, standingListMails } from '../server/applications/reminders.ts'
import { recordApplication } from '../server/applications/store.ts'
import { openStanding } from './standing-app.ts'

const PAST = { receipt: '', fee: '', answeredOn: null, listedUntil: null, notes: '' }

/** The same, with a way to the days to come on which the job runs on two servers. */
async function openReminders(engine: Engine) {
  const app = await openStanding(engine)
  const { db, now, clock } = app
  /** @returns the mails of that day, as they would be sent */
  async function runOn(day: string) {
    clock.now = Date.parse(`${day}T06:00:00Z`)
    for (const processes of [2, 1])
      await runDueJobs(db, [createReminderHandler(app)], { now, processes }).then(() =>
        db.updateTable('job').set({ due_at: '2026-01-01' }).where('kind', '=', 'standing-list-reminders').execute(),
      )
    const context = { secret: '', now: now(), officeLocale: 'en' as const, publicUrl: 'https://firm.example' }
    const mails = (await mailsOf(app)).filter(({ kind }) => kind in standingListMails)
    const of = (kind: string) => standingListMails[kind as keyof typeof standingListMails]
    const made = await Promise.all(mails.map((mail) => of(mail.kind).compose(db, mail, context)))
    await db.deleteFrom('mail').execute()
    return made.map((mail) => mail && { to: mail.to![0], subject: mail.subject, text: mail.text })
  }
  const record = (
    officeId: number,
    fiscalYear: number,
    receiptOn: string | null,
    state: 'sent' | 'listed' = 'sent',
    answeredOn: string | null = null,
  ) =>
    db
      .transaction()
      .execute((tx) => recordApplication(tx, { ...PAST, officeId, fiscalYear, receiptOn, state, answeredOn }))
  return { ...app, runOn, record }
}

describeOnEachEngine('reminders of the standing list', (engine) => {
  test('name the offices that have not answered after 30 days, once, and none that has', async () => {
    const { addOffice, record, runOn } = await openReminders(engine)
    await record(await addOffice(), 2083, '2026-11-01')
    await record(await addOffice({ nameEn: 'Answered' }), 2083, '2026-11-01', 'listed')
    await record(await addOffice({ nameEn: 'Has written' }), 2083, '2026-11-01', 'sent', '2026-11-09')
    await record(await addOffice({ nameEn: 'Long ago' }), 2082, '2025-11-01')
    expect(await runOn('2026-11-30')).toEqual([])
    const [mail, ...others] = await runOn('2026-12-01')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'owner@example.org', subject: expect.stringContaining('not answered: 1') })
    expect(mail!.text).toContain('Dhulikhel Municipality: sent on 1 November 2026.')
    expect(mail!.text).not.toMatch(/Answered:|Has written|Long ago/)
    expect(await runOn('2026-12-05')).toEqual([])
  })

  test('come once when a fiscal year has begun, in the language of the reader, for what can be repeated', async () => {
    const { db, addOffice, record, runOn, clock } = await openReminders(engine)
    await db.updateTable('staff_user').set({ locale: 'ne' }).where('email', '=', 'owner@example.org').execute()
    await record(await addOffice(), 2083, null, 'listed')
    expect(await runOn('2026-11-22')).toEqual([])
    expect(await runOn('2027-07-16')).toEqual([])
    const mails = await runOn('2027-07-17')
    expect(mails.map((mail) => mail?.subject)).toEqual(['मौजुदा सूची: आर्थिक वर्ष २०८४/८५ सुरु भयो'])
    expect(mails[0]!.text).toContain('१ कार्यालय')
    clock.now += DAY
    expect(await runOn('2027-07-18')).toEqual([])
  })

  test('of an office that was imported twice are of one application, in which only what was empty is filled', async () => {
    const { db, addOffice, list, record } = await openReminders(engine)
    const office = await addOffice()
    const first = await record(office, 2083, '2026-11-01')
    const past = { ...PAST, officeId: office, fiscalYear: 2083, receiptOn: '2026-11-09', state: 'listed' as const }
    const again = await db.transaction().execute((tx) => recordApplication(tx, { ...past, receipt: '77' }))
    expect(again).toBe(first)
    const { application } = (await list()).offices[0]!
    expect(application).toMatchObject({ state: 'listed', receipt: '77', receiptOn: '2026-11-01' })
  })
})
