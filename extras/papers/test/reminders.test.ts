import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../server/core/process/durations.ts'
import { runDueJobs } from '../../../test/core/jobs/run-jobs.ts'
import { mailsOf } from '../../../test/core/mail/mail-rows.ts'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { createReminderHandler, paperReminder } from '../server/reminders.ts'
import { CLEARANCE, LICENCE, openPapers } from './papers-app.ts'

/** The same, with a way to the days to come on which the job runs on two servers. */
async function openReminders(engine: Engine) {
  const app = await openPapers(engine)
  const { db, now, clock } = app
  const run = () => runDueJobs(db, [createReminderHandler(app)], { now, processes: 2 })
  /** @returns what is queued, as it would be sent now */
  const compose = async () => {
    const context = { secret: '', now: now(), officeLocale: 'en' as const, publicUrl: 'https://firm.example' }
    const mails = (await mailsOf(app)).filter(({ kind }) => kind === 'papers')
    const made = await Promise.all(mails.map((mail) => paperReminder.mail.compose(db, mail, context)))
    return made.map((mail) => (mail ? { to: mail.to![0]!, subject: mail.subject, text: mail.text } : undefined))
  }
  return {
    ...app,
    run,
    compose,
    /** Runs the job twice on each of these days. @returns those with mails, and to whom they are */
    async runOn(...days: string[]): Promise<string[]> {
      const told: string[] = []
      for (const day of days) {
        clock.now = Date.parse(`${day}T06:00:00Z`)
        await run()
        await run()
        told.push(...(await compose()).map((mail) => `${day} ${mail?.to}`))
        await db.deleteFrom('mail').execute()
      }
      return told
    },
  }
}

describeOnEachEngine('reminders of papers', (engine) => {
  test('come 60, 30 and 7 days before the end and on the day after, once with two servers', async () => {
    const { add, runOn, writerId } = await openReminders(engine)
    await add({ validUntil: '2027-02-14', carerId: writerId })
    await add({ validUntil: null })
    const told = ['2026-12-16', '2027-01-15', '2027-02-07', '2027-02-15']
    const others = ['2026-12-15', '2026-12-17', '2027-01-14', '2027-01-16', '2027-02-06', '2027-02-14', '2027-03-01']
    expect(await runOn(...[...told, ...others].toSorted())).toEqual(told.map((day) => `${day} bids@example.org`))
  })

  test('come late where no server ran, and only the last one; a date that is typed tells nothing yet', async () => {
    const { db, add, owner, run, runOn, compose, clock } = await openReminders(engine)
    const { id } = await add({ validUntil: '2026-12-01' })
    await add({ validUntil: '2026-01-20' })
    await run()
    expect(await compose()).toEqual([])
    clock.now += 40 * DAY
    await run()
    const [mail, ...others] = await compose()
    expect([mail?.text, others]).toEqual([expect.stringContaining('ended on 1 December 2026'), []])
    await owner.call('PUT', `/papers/${id}`, { ...LICENCE, validUntil: '2027-01-20' })
    await db.deleteFrom('mail').execute()
    expect(await runOn('2027-01-01', '2027-01-13')).toEqual(['2027-01-13 owner@example.org'])
  })

  test('are one mail of all papers for each who looks after some, in their language', async () => {
    const { db, add, run, compose, clock, writerId, ownerId, owner } = await openReminders(engine)
    await db.updateTable('staff_user').set({ locale: 'ne' }).where('id', '=', writerId).execute()
    for (const number of ['one', 'two']) await add({ number, validUntil: '2027-02-14', carerId: writerId })
    await add({ number: 'mine', validUntil: '2027-02-14', access: 'private', carerId: ownerId })
    const old = await add({ number: 'old', validUntil: '2027-02-14', carerId: writerId })
    const next = await add({ number: 'new', validUntil: '2029-02-14', replaces: old.id })
    clock.now += 25 * DAY
    await run()
    const mails = await compose()
    const to = (email: string) => mails.find((mail) => mail?.to === email)
    expect(mails).toHaveLength(2)
    expect(to('bids@example.org')?.subject).toBe('नवीकरण गर्नुपर्ने संस्थाका कागजात: २')
    expect(to('bids@example.org')?.text).toMatch(
      /two: .*बाँकी दिन: ६०।[^]*one: [^]*https:\/\/firm\.example\/admin\/papers/,
    )
    expect(to('bids@example.org')?.text).not.toMatch(/mine|old|new/)
    expect(to('owner@example.org')?.text).toContain('mine: ends on 14 February 2027, days left: 60.')
    await owner.call('DELETE', `/papers/${next.id}`)
    clock.now += HOUR
    await run()
    expect((await compose()).filter((mail) => mail?.text.includes('old'))).toHaveLength(1)
  })

  test('go to the owners once nobody looks after a paper, and to nobody once there is a new one', async () => {
    const { db, add, run, compose, clock, writerId } = await openReminders(engine)
    const { id } = await add({ validUntil: '2027-02-14', carerId: writerId })
    clock.now += 25 * DAY
    await run()
    await db.updateTable('staff_user').set({ disabled_at: '2026-12-01' }).where('id', '=', writerId).execute()
    expect(await compose()).toEqual([undefined])
    clock.now += 30 * DAY
    await run()
    expect((await compose()).map((mail) => mail?.to)).toEqual([undefined, 'owner@example.org'])
    await add({ replaces: id })
    expect(await compose()).toEqual([undefined, undefined])
  })

  test('ask for the papers of a year on 1 Shrawan, if there is no newer one', async () => {
    const { db, add, run, compose, runOn, clock } = await openReminders(engine)
    await add({ ...CLEARANCE, fiscalYear: 2081 })
    await add(CLEARANCE)
    await add({ ...CLEARANCE, kind: 'audit-report', fiscalYear: 2083 })
    expect(await runOn('2027-07-10', '2027-07-16')).toEqual([])
    clock.now += DAY
    await run()
    const [mail, ...others] = await compose()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Tax clearance: the newest is of the fiscal year 2082/83. The fiscal year 2083/84 has')
    expect(mail?.text).not.toContain('Audit report')
    await db.deleteFrom('mail').execute()
    expect(await runOn('2027-07-18', '2027-10-18', '2028-07-16')).toEqual(['2028-07-16 owner@example.org'])
  })
})
