import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { announceOldRecords, deleteOldRecords, type RetentionDeps } from '../../server/retention/retention.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { putMail } from '../core/mail/mail-rows.ts'

const DAY = 24 * 60 * 60_000
const { kept } = readConfig({})
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString()

/** Messages, mails and lines of the audit log of some ages, in days. */
async function openArchive(engine: Engine) {
  const app = await createTestApp(engine)
  const { db } = app
  const logged: string[] = []
  const forgotten: string[] = []
  const message = (reference: string, days: number, state: 'accepted' | 'quarantined' = 'accepted') => ({
    reference,
    state,
    name: 'Maya',
    email: 'maya@example.org',
    subject: 'A',
    message: 'B',
    received_at: daysAgo(days),
  })
  const mail = (kind: 'enquiry' | 'quarantine', about: string, days: number, state: 'sent' | 'queued' = 'sent') => ({
    kind,
    about,
    state,
    created_at: daysAgo(days),
  })
  await db
    .insertInto('contact_message')
    .values([
      message('OLD', 1100),
      message('KEPT', 1090),
      message('SPAM', 91, 'quarantined'),
      message('NEW SPAM', 89, 'quarantined'),
    ])
    .execute()
  for (const row of [
    mail('enquiry', 'OLD', 1100, 'queued'),
    mail('enquiry', 'KEPT', 91),
    mail('enquiry', 'WAITS', 91, 'queued'),
    mail('enquiry', 'NEW', 89),
    mail('quarantine', daysAgo(91).slice(0, 13), 80),
  ])
    await putMail(db, row)
  await db
    .insertInto('audit_entry')
    .values(
      [735, 725].map((days) => ({
        at: daysAgo(days),
        staff_email: 's@example.org',
        action: 'update',
        entity: 'news',
        label: `${days} days`,
      })),
    )
    .execute()
  const deps: RetentionDeps = {
    db,
    kept,
    now: () => NOW,
    log: { info: (text) => void logged.push(text), error: (text) => void logged.push(text) },
    deleteMailFiles: async (mails) => void forgotten.push(...mails.map(({ message_id }) => message_id)),
  }
  const rest = async () => ({
    messages: (await db.selectFrom('contact_message').select('reference').orderBy('reference').execute()).map(
      ({ reference }) => reference,
    ),
    mails: (await db.selectFrom('mail').select('about').where('kind', '=', 'enquiry').orderBy('about').execute()).map(
      ({ about }) => about,
    ),
    audit: (await db.selectFrom('audit_entry').select(['staff_email', 'label']).orderBy('id').execute()).map(
      ({ staff_email, label }) => `${staff_email} ${label}`,
    ),
  })
  return { ...app, deps, logged, forgotten, rest }
}

const EVERYTHING = {
  messages: ['KEPT', 'NEW SPAM', 'OLD', 'SPAM'],
  mails: ['KEPT', 'NEW', 'OLD', 'WAITS'],
  audit: ['s@example.org 735 days', 's@example.org 725 days'],
}

describeOnEachEngine('data older than the settings keep it', (engine) => {
  test('is announced, then deleted with its mails and their files; deleted enquiries are counted in the audit log', async () => {
    const { deps, logged, forgotten, rest } = await openArchive(engine)
    await announceOldRecords(deps)
    expect(logged).toEqual([
      expect.stringMatching(/^Retention: older than .* in an hour: 2 enquiries, 1 mail, 1 line of the audit log \(/),
    ])
    expect(await rest()).toEqual(EVERYTHING)
    await deleteOldRecords(deps)
    expect(await rest()).toEqual({
      messages: ['KEPT', 'NEW SPAM'],
      mails: ['NEW', 'WAITS'],
      audit: [
        's@example.org 725 days',
        'retention 1 enquiry, received before 2023-11-21',
        'retention 1 enquiry in quarantine, received before 2026-08-23',
      ],
    })
    expect(forgotten.toSorted()).toEqual(['enquiry.KEPT', 'enquiry.OLD', `quarantine.${daysAgo(91).slice(0, 13)}`])
    expect(await deleteOldRecords(deps)).toEqual({ messages: 0, mails: 0, audit: 0 })
  })

  test('is kept for ever with 0', async () => {
    const { deps, logged, rest } = await openArchive(engine)
    const forEver = { ...deps, kept: { enquiriesMonths: 0, quarantineDays: 0, mailsDays: 0, auditMonths: 0 } }
    await announceOldRecords(forEver)
    await deleteOldRecords(forEver)
    expect([await rest(), logged]).toEqual([EVERYTHING, []])
  })

  test('is deleted once when two servers sweep at the same time, in several batches', async () => {
    const { db, deps } = await openArchive(engine)
    const values = Array.from({ length: 450 }, (_, index) => ({
      reference: `R${index}`,
      name: 'M',
      email: 'm@x',
      subject: 'A',
      message: 'B',
      received_at: daysAgo(2000),
    }))
    await db.insertInto('contact_message').values(values).execute()
    const [one, other] = await Promise.all([deleteOldRecords(deps), deleteOldRecords(deps)])
    expect(one.messages + other.messages).toBe(452)
    const lines = await db.selectFrom('audit_entry').select('label').where('staff_email', '=', 'retention').execute()
    expect(lines.reduce((sum, { label }) => sum + Number.parseInt(label, 10), 0)).toBe(452)
  })

  test('stays, whole, when the files of its mails cannot be deleted', async () => {
    const { deps, rest } = await openArchive(engine)
    await expect(
      deleteOldRecords({ ...deps, deleteMailFiles: () => Promise.reject(new Error('disk')) }),
    ).rejects.toThrow('disk')
    expect(await rest()).toEqual(EVERYTHING)
  })
})

test('the privacy page names the defaults', async () => {
  const text = (await readFile(new URL('../../content/pages/privacy.html', import.meta.url), 'utf8')).replaceAll(
    /\s+/g,
    ' ',
  )
  expect(text).toContain(
    `deletes it ${kept.enquiriesMonths} months after it came, a message that was taken for spam after ${kept.quarantineDays} days, and its own copies of the emails about it after ${kept.mailsDays} days`,
  )
  expect(text).toContain(`are noted with the network address for ${kept.auditMonths} months`)
})
